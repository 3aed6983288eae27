// Keys of the local storage. Each is also an attribute of the document's root, `data-…`, by which styles hide an answered
// notice before it appears.

/** Cookies were accepted (R-WIDGET-17). */
export const cookieAcceptedKey = 'cookie_accepted'
/** A branch was confirmed (R-BRANCH-21). */
export const branchConfirmKey = 'branch_confirm'
