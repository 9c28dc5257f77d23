/*
 * On a phone the table becomes a stack of cards, and browsers drop a table's semantics with its display. Explicit roles
 * keep it a table for screen readers. They are spread, because a linter takes them for redundant.
 */
export const TABLE = { role: "table" } as const
export const ROW_GROUP = { role: "rowgroup" } as const
export const ROW = { role: "row" } as const
export const CELL = { role: "cell" } as const
export const COLUMN_HEADER = { role: "columnheader" } as const
