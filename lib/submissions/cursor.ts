import { isUuid } from "@/lib/db/is-uuid"
import { invalid } from "@/lib/errors"

/** Where a page of the list ended: the last row's time (milliseconds, as stored) and id. */
export interface Cursor {
	createdAt: Date
	id: string
}

const FORM = /^(\d{1,15})\.(.+)$/

export function encodeCursor({ createdAt, id }: Cursor): string {
	return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url")
}

/** @throws `invalid` for anything that encodeCursor did not make. */
export function decodeCursor(text: string): Cursor {
	const match = FORM.exec(Buffer.from(text, "base64url").toString("latin1"))
	if (!match?.[2] || !isUuid(match[2])) throw invalid("cursor", "cursor is not valid")
	return { createdAt: new Date(Number(match[1])), id: match[2] }
}
