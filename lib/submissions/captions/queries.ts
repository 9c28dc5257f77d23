import { db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { SUBMISSION_NOT_FOUND } from "../schema"
import { type CaptionedRow, readCaptioned } from "./row-mutations"

export async function findCaptions(scope: AccessScope, id: string): Promise<CaptionedRow> {
	const row = await readCaptioned(db(), { id, ...withinScope(scope) })
	if (!row) throw notFound(SUBMISSION_NOT_FOUND)
	return row
}

/** The caller decides who may read it. */
export function findApprovedVtts(submissionIds: string[]) {
	return db().captions.findMany({
		where: { submissionId: { in: submissionIds }, state: "approved" },
		select: { submissionId: true, vtt: true },
	})
}

export function findVtt(submissionId: string) {
	return db().captions.findUnique({
		where: { submissionId },
		select: { vtt: true, state: true, language: true, updatedAt: true },
	})
}
