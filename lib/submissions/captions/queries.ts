import { db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { SUBMISSION_NOT_FOUND } from "../schema"
import { type CaptionedRow, readCaptioned } from "./store/mutations"

/** @throws `not_found` where there is no such testimonial in this scope. */
export async function findCaptions(scope: AccessScope, id: string): Promise<CaptionedRow> {
	const row = await readCaptioned(db(), { id, ...withinScope(scope) })
	if (!row) throw notFound(SUBMISSION_NOT_FOUND)
	return row
}

/** The file itself with its version; null where there is none. Whether it may be had is for whoever asks to say. */
export function findVtt(submissionId: string) {
	return db().captions.findUnique({
		where: { submissionId },
		select: { vtt: true, state: true, language: true, updatedAt: true },
	})
}
