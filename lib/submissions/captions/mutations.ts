import type { Actor } from "@/lib/accounts/actor"
import { type Change, recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { Captions } from "@/lib/db/generated/client"
import { AppError, invalid, notFound } from "@/lib/errors"
import type { AccessScope } from "@/lib/tenants/scope"
import { checkCues } from "./check-cues"
import { isSaid } from "./is-said"
import { type CaptionedRow, lockCaptioned, removeCaptions, storeCaptions } from "./row-mutations"
import { type CaptionsChange, DEFAULT_LANGUAGE } from "./schema"
import { spokenText } from "./spoken-text"
import type { TeachSpoken } from "./teach-spoken"
import type { Cue } from "./vtt/cue"
import { parseVtt } from "./vtt/parse-vtt"
import { printVtt } from "./vtt/print-vtt"
import { captionsRefusals } from "./words"

/** Leaves out the words themselves: they would outlive the customer's erasure in the log. */
const audited = (captions: Captions | null) =>
	captions && {
		state: captions.state,
		captions: captions.cueCount,
		language: captions.language,
		headline: captions.headline !== null,
	}

export async function recordCaptions(
	tx: Db,
	actor: Actor,
	record: Pick<Change, "action"> & { before: CaptionedRow; after?: CaptionedRow },
): Promise<void> {
	await recordChange(tx, actor, {
		tenantId: record.before.tenantId,
		action: record.action,
		targetId: record.before.id,
		before: audited(record.before.captions) ?? undefined,
		after: record.after && (audited(record.after.captions) ?? undefined),
	})
}

function assertNewest({ kind, captions }: CaptionedRow, updatedAt: Date | null | undefined): void {
	if (kind === "written") throw new AppError("conflict", captionsRefusals.notSpoken)
	if (captions?.state === "processing") throw new AppError("conflict", captionsRefusals.processing)
	if (updatedAt === undefined) return
	if (updatedAt?.getTime() !== captions?.updatedAt.getTime()) throw new AppError("conflict", captionsRefusals.stale)
}

/** A file's last cue may exceed the video by its editor's rounding. That much is cut off. */
function cuesOfFile(vtt: string, durationMs: number): Cue[] {
	const endsAt = durationMs || Number.POSITIVE_INFINITY
	return parseVtt(vtt).map((cue) => ({ ...cue, endMs: Math.max(Math.min(cue.endMs, endsAt), cue.startMs + 1) }))
}

function sentCues({ cues, vtt }: CaptionsChange, durationMs: number): Cue[] | undefined {
	const sent = vtt === undefined ? cues : cuesOfFile(vtt, durationMs)
	if (vtt !== undefined && sent?.length === 0) throw invalid("vtt", "There are no captions in this file.")
	return sent && checkCues(sent, durationMs).cues
}

/** An uploaded file returns to draft, so that an admin sees it before anyone else does. */
function changed(before: Captions | null, { vtt, language, state }: CaptionsChange) {
	const fallback = vtt !== undefined || before?.state !== "approved" ? "draft" : "approved"
	return {
		language: language ?? before?.language ?? DEFAULT_LANGUAGE,
		origin: vtt !== undefined ? ("uploaded" as const) : before?.vtt ? before.origin : ("written" as const),
		state: state ?? fallback,
	}
}

/** A headline promises that the customer said this, so it is kept only as long as approved captions say so. */
function headlineAfter(
	before: Captions | null,
	state: string,
	{ headline, cues }: { headline: string | null | undefined; cues: readonly Cue[] | undefined },
): string | null {
	const wanted = headline === undefined ? (before?.headline ?? null) : headline
	if (wanted === null) return null
	if (headline && state !== "approved") throw invalid("headline", captionsRefusals.headlineNotApproved)
	const said = isSaid(wanted, spokenText(cues ?? parseVtt(before?.vtt ?? "")))
	if (headline && !said) throw invalid("headline", captionsRefusals.headlineNotSaid)
	return said && state === "approved" ? wanted : null
}

function auditAction(before: Captions | null, state: string, change: CaptionsChange): Change["action"] {
	if (state === "approved" && before?.state !== "approved") return "captions.approved"
	if (state !== "approved" && before?.state === "approved" && change.state) return "captions.unapproved"
	if (change.vtt !== undefined) return "captions.uploaded"
	if (change.headline === undefined || change.cues) return "captions.saved"
	return change.headline ? "captions.headline_picked" : "captions.headline_removed"
}

/** @throws `not_found`; `conflict` for an outdated version or during a transcription; `invalid`, `too_large`. */
export function saveCaptions(
	scope: AccessScope,
	actor: Actor,
	id: string,
	change: CaptionsChange,
	teach: TeachSpoken,
): Promise<CaptionedRow & { captions: Captions }> {
	return transaction(async (tx) => {
		const before = await lockCaptioned(tx, scope, id)
		assertNewest(before, change.updated_at)
		const cues = sentCues(change, before.durationMs)
		const data = changed(before.captions, change)
		const count = cues?.length ?? before.captions?.cueCount ?? 0
		if (data.state === "approved" && count === 0) throw invalid("state", captionsRefusals.nothingToApprove)
		if (!before.captions && !cues) throw invalid("cues", "Send cues or vtt.")
		const known = before.captions
		const headline = headlineAfter(known, data.state, { headline: change.headline, cues })
		const same =
			known !== null &&
			(cues === undefined || printVtt(cues) === known.vtt) &&
			known.state === data.state &&
			known.headline === headline &&
			known.language === data.language
		if (same) return withCaptions(before)
		const after = withCaptions(await storeCaptions(tx, before, { ...data, headline, cues }, teach))
		await recordCaptions(tx, actor, { action: auditAction(known, data.state, change), before, after })
		return after
	})
}

export function withCaptions(row: CaptionedRow): CaptionedRow & { captions: Captions } {
	if (!row.captions) throw notFound(captionsRefusals.notFound)
	return { ...row, captions: row.captions }
}

/** Works during a transcription too: its result is then dropped. @throws `not_found`. */
export async function deleteCaptions(scope: AccessScope, actor: Actor, id: string, teach: TeachSpoken): Promise<void> {
	await transaction(async (tx) => {
		const before = withCaptions(await lockCaptioned(tx, scope, id))
		await removeCaptions(tx, before, teach)
		await recordCaptions(tx, actor, { action: "captions.deleted", before })
	})
}
