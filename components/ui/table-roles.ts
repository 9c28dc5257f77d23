/*
 * The table becomes a stack of cards on a phone, and browsers drop a table's meaning together with its display. Said
 * once more, it stays a table for screen readers; spread, because a linter takes the words for redundant.
 */
export const TABLE = { role: "table" } as const
export const ROW_GROUP = { role: "rowgroup" } as const
export const ROW = { role: "row" } as const
export const CELL = { role: "cell" } as const
export const COLUMN_HEADER = { role: "columnheader" } as const
