import type { Db } from "@/lib/db/client"
import type { Captions, Prisma } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { notFound } from "@/lib/errors"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { SUBMISSION_NOT_FOUND } from "../schema"
import { FIELDS } from "../stored-fields"
import { submissionSearchText } from "../submission-search-text"
import { spokenText } from "./spoken-text"
import type { TeachSpoken } from "./teach-spoken"
import type { Cue } from "./vtt/cue"
import { parseVtt } from "./vtt/parse-vtt"
import { printVtt } from "./vtt/print-vtt"

const CAPTIONED = {
	id: true,
	tenantId: true,
	...FIELDS,
	kind: true,
	writtenText: true,
	status: true,
	durationMs: true,
	accessVersion: true,
	captions: true,
	knowledge: { select: { id: true } },
} as const satisfies Prisma.SubmissionSelect

export type CaptionedRow = Prisma.SubmissionGetPayload<{ select: typeof CAPTIONED }>

export function readCaptioned(tx: Db, where: Prisma.SubmissionWhereInput): Promise<CaptionedRow | null> {
	return tx.submission.findFirst({ where, select: CAPTIONED })
}

/** Locks the testimonial: of two simultaneous saves the second sees what the first left. @throws `not_found`. */
export async function lockCaptioned(tx: Db, scope: AccessScope, id: string): Promise<CaptionedRow> {
	const where = { id, ...withinScope(scope) }
	const own = await tx.submission.updateMany({ where, data: { updatedAt: new Date() } })
	const row = own.count === 1 ? await readCaptioned(tx, where) : null
	if (!row) throw notFound(SUBMISSION_NOT_FOUND)
	return row
}

export type CaptionsData = Pick<Captions, "language" | "origin" | "state"> &
	Partial<Pick<Captions, "error" | "chargedSeconds" | "headline">>

/** Also updates the search text and the chatbot. @param row locked. @param cues undefined leaves them as they are. */
export async function storeCaptions(
	tx: Db,
	row: CaptionedRow,
	{ cues, ...data }: CaptionsData & { cues?: readonly Cue[] },
	teach: TeachSpoken | null,
): Promise<CaptionedRow> {
	const text = cues && { vtt: printVtt(cues), cueCount: cues.length }
	const all = {
		error: null,
		chargedSeconds: 0,
		headline: null,
		...data,
		...text,
		updatedAt: laterThan(row.captions?.updatedAt ?? new Date(0)),
	}
	await tx.captions.upsert({
		where: { submissionId: row.id },
		create: { submissionId: row.id, tenantId: row.tenantId, ...all },
		update: all,
	})
	if (cues) await writeSearchText(tx, row, spokenText(cues))
	const changes = cues !== undefined || data.state !== row.captions?.state
	if (changes && (data.state === "approved" || row.captions?.state === "approved")) await teachAgain(tx, row.id, teach)
	return lockedRow(tx, row.id)
}

export async function removeCaptions(tx: Db, row: CaptionedRow, teach: TeachSpoken): Promise<void> {
	await tx.captions.deleteMany({ where: { submissionId: row.id } })
	await writeSearchText(tx, row, "")
	if (row.captions?.state === "approved") await teachAgain(tx, row.id, teach)
}

/** Call after a change of status or captions. Usable: an approved text; approved captions unless rejected. */
export async function teachAgain(tx: Db, submissionId: string, teach: TeachSpoken | null): Promise<void> {
	const row = await lockedRow(tx, submissionId)
	await teach?.(tx, { tenantId: row.tenantId, submissionId, spoken: usableWords(row) })
}

function usableWords({ status, captions, writtenText }: CaptionedRow): string {
	if (writtenText !== null) return status === "approved" ? writtenText : ""
	return captions?.state === "approved" && status !== "rejected" ? spokenText(parseVtt(captions.vtt)) : ""
}

async function lockedRow(tx: Db, id: string): Promise<CaptionedRow> {
	return tx.submission.findUniqueOrThrow({ where: { id }, select: CAPTIONED })
}

async function writeSearchText(tx: Db, row: CaptionedRow, words: string): Promise<void> {
	const searchText = submissionSearchText(row, words)
	await tx.submission.update({ where: { id: row.id }, data: { searchText }, select: { id: true } })
}
