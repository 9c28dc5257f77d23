/** Words that screens of every domain share. */

export const CANCEL = "Cancel"
export const CLOSE = "Close"
export const RETRY = "Retry"
export const OPTIONAL = "Optional"
/** Names a table's last column for screen readers. */
export const ACTIONS = "Actions"
export const EXPORT_CSV = "Export CSV"

export const NEWEST = "Newest"
export const OLDER = "Older"

/** Under a field whose text is too long. */
export const tooLong = (label: string, cap: number) => `${label} can have up to ${cap} characters`

export const SHOW_ALL = "Show all"
export const nothingFound = (q: string) => `Nothing found for “${q}”.`

/** Names a drag handle: "Move Question 1, 2 of 5". */
export const moveHandle = (label: string, place: number, count: number) => `Move ${label}, ${place} of ${count}`
export const MOVE_HELP = "Drag it, or press the arrow keys."
export const ORDER_CHANGED = "Order changed"
export const movedTo = (label: string, place: number, count: number) => `${label} is now ${place} of ${count}`
