/**
 * Every column of a submission that holds the key of an object. Whatever concerns all of them, such as taking them out of
 * reach, goes by this list; a test compares it with the schema, so that a new one cannot be forgotten.
 */
export const OBJECT_COLUMNS = ["videoKey", "posterKey"] as const
export type ObjectColumn = (typeof OBJECT_COLUMNS)[number]

export const OBJECT_KEYS = { videoKey: true, posterKey: true } as const satisfies Record<ObjectColumn, true>

/** Each once. */
export function objectKeysOf(row: Record<ObjectColumn, string | null>): string[] {
	return [...new Set(OBJECT_COLUMNS.flatMap((column) => row[column] ?? []))]
}
