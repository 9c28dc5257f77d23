import type { Prisma } from "@/lib/db/generated/client"

/**
 * Every column, of a submission and of what was made of its video, that holds the key of an object. Whatever concerns all
 * of them, such as deleting them or taking them out of reach, goes by this list; a test compares it with the schema, so
 * that a new one cannot be forgotten.
 */
export const OBJECT_COLUMNS = {
	submission: ["videoKey", "posterKey"],
	playback: ["videoKey", "renditionKey"],
} as const

export const OBJECT_KEYS = {
	videoKey: true,
	posterKey: true,
	playback: { select: { videoKey: true, renditionKey: true } },
} as const satisfies Prisma.SubmissionSelect
export type ObjectRow = Prisma.SubmissionGetPayload<{ select: typeof OBJECT_KEYS }>

/** Each once. */
export function objectKeysOf(row: ObjectRow): string[] {
	const own = OBJECT_COLUMNS.submission.flatMap((column) => row[column] ?? [])
	const made = OBJECT_COLUMNS.playback.flatMap((column) => row.playback?.[column] ?? [])
	return [...new Set([...own, ...made])]
}
