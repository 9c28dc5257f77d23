import type { Prisma } from "@/lib/db/generated/client"

/** Every column that holds an object's key, for deleting and revoking. A test compares the list with the schema. */
export const OBJECT_COLUMNS = {
	submission: ["videoKey", "posterKey", "photoKey"],
	playback: ["videoKey", "renditionKey"],
} as const

export const OBJECT_KEYS = {
	videoKey: true,
	posterKey: true,
	photoKey: true,
	playback: { select: { videoKey: true, renditionKey: true } },
} as const satisfies Prisma.SubmissionSelect
export type ObjectRow = Prisma.SubmissionGetPayload<{ select: typeof OBJECT_KEYS }>

export function objectKeysOf(row: ObjectRow): string[] {
	const own = OBJECT_COLUMNS.submission.flatMap((column) => row[column] ?? [])
	const made = OBJECT_COLUMNS.playback.flatMap((column) => row.playback?.[column] ?? [])
	return [...new Set([...own, ...made])]
}
