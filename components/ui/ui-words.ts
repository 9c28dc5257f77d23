import { t } from "@/lib/languages/t"

export const cancel = "Cancel"
export const close = "Close"
export const retry = "Retry"
export const optional = "Optional"
export const actions = "Actions"
export const exportCsv = "Export CSV"

export const partNotLoaded = "This part of the page didn't load. Please check your connection, then reload the page."

export const newest = "Newest"
export const older = "Older"

export const tooLong = (label: string, cap: number) => t`${label} can have up to ${String(cap)} characters`

export const showAll = "Show all"
export const nothingFound = (q: string) => t`Nothing found for “${q}”.`

/** Names a drag handle: "Move Question 1, 2 of 5". */
export const moveHandle = (label: string, place: number, count: number) => t`Move ${label}, ${place} of ${count}`
export const moveHelp = "Drag it, or press the arrow keys."
export const orderChanged = "Order changed"
export const movedTo = (label: string, place: number, count: number) => t`${label} is now ${place} of ${count}`
