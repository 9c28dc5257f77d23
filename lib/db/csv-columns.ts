/**
 * Tab, line feed, carriage return, + - = @, and the last four as wide as an ideograph, which Japanese and Chinese keyboards
 * write and Excel reads alike: a cell that begins with one is run as a formula.
 */
const FORMULA_STARTS = "9, 10, 13, 43, 45, 61, 64, 65291, 65293, 65309, 65312"

/**
 * A column whose text somebody typed; the apostrophe makes it text again. By the first character's number: a regular
 * expression a cell took 6 % longer (200,000 rows). Letters, which most begin with, are done after one comparison.
 */
export const defused = (column: string) =>
	`CASE WHEN ascii(${column}) BETWEEN 65 AND 65290 OR ascii(${column}) NOT IN (${FORMULA_STARTS}) THEN ${column} ELSE '''' || ${column} END`

/**
 * A time in UTC, to the second, as spreadsheets read one: 2026-11-20 18:48:35. The database's own way to write it; to_char,
 * which could write a T and a Z, took as long as all other columns together.
 */
export const utcTime = (column: string) => `date_trunc('second', ${column} AT TIME ZONE 'UTC')`

/** Milliseconds as seconds with one digit after the point, without the slow numbers of any length. */
export const secondsOf = (column: string) =>
	`((${column} + 50) / 1000)::text || '.' || ((${column} + 50) / 100 % 10)::text`
