/** Where session storage holds what was typed into forms and not sent. */
export const formDraftsKey = 'form_drafts'
