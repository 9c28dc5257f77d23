import { invalid } from "@/lib/errors"
import { isUuid } from "./is-uuid"

/** Where a page of a newest-first list ended: the last row's time (milliseconds, as stored) and id. */
export interface Cursor {
	createdAt: Date
	id: string
}

const FORM = /^(\d{1,15})\.(.+)$/

export function encodeCursor({ createdAt, id }: Cursor): string {
	return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url")
}

/** @throws `invalid` for anything that encodeCursor() did not produce. */
export function decodeCursor(text: string): Cursor {
	const match = FORM.exec(Buffer.from(text, "base64url").toString("latin1"))
	if (!match?.[2] || !isUuid(match[2])) throw invalid("cursor", "cursor isn't valid")
	return { createdAt: new Date(Number(match[1])), id: match[2] }
}

export const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }]

/** The OR implies the bound on createdAt, but only with the bound does PostgreSQL enter the index at the right place
 * (0.5 ms instead of 89 ms deep in a million rows). */
export function afterCursor(cursor: string | undefined) {
	if (!cursor) return {}
	const { createdAt, id } = decodeCursor(cursor)
	return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}

export function paginate<Row extends Cursor>(rows: Row[], limit: number): { rows: Row[]; nextCursor: string | null } {
	const page = rows.slice(0, limit)
	const last = page.at(-1)
	return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(last) : null }
}
