/** Names in the address of a list of what changes how it is shown, not which products it has. */
export const SORT = 'sort'
export const ORDER_BY = 'orderBy'
export const PAGE_SIZE = 'PAGE_SIZE'
export const VIEW = 'view'
/** Names each filter whose values are all shown. */
export const ALL = 'all'

export const lookParameters: readonly string[] = [SORT, ORDER_BY, PAGE_SIZE, VIEW, ALL]
