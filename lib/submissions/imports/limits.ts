/** No zod here: the screen shows these before it loads anything. */

export const STATEMENT_MIN = 20
export const STATEMENT_MAX = 1000
export const ROWS_MAX = 500
export const CSV_MAX_BYTES = 1024 * 1024
export const VIDEOS_MAX = 200
/** Characters of a rating as its source has it. The rest is cut. */
export const RATING_MAX = 60
/** Rows of a CSV that are named one by one. Those beyond ROWS_MAX are only named as left out. */
export const LINES_MAX = 2000
