import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError, invalid } from "@/lib/errors"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { findTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { withdrawalToken } from "../consent/withdrawal-link"
import { eachField } from "../form-fields"
import { readList } from "../lists/read-list"
import { type CheckedFields, type ReceivedForm, videoOf } from "../receive/check-form"
import { type Incoming, takeVideo } from "../receive/mutations"
import { insertSubmission } from "../receive/row-mutations"
import { submissionSearchText } from "../submission-search-text"
import type { ImportedTexts, ImportedVideo } from "./answers"
import { type CheckedImport, checkImported } from "./check-imported"
import { planImport, type ReadImport, sameTestimonial } from "./plan-import"
import { findImported, findWithdrawn } from "./queries"
import { isOrderOpen } from "./read-day"
import { ConsentStatement, type TextImport } from "./schema"
import { importRefusals } from "./words"

type ImportedForm = CheckedFields & Pick<CheckedImport, "givenOn" | "sourceUrl"> & { statement: string }

function checkForm(received: ReceivedForm, now: Date): ImportedForm {
	const text = (name: string) => received.fields.get(name) ?? ""
	const fields = { ...eachField(text), date: text("date"), source: text("source") }
	const { value, errors } = checkImported(fields, now)
	const { hasVideo, place } = videoOf(received)
	const statement = ConsentStatement.safeParse(text("consent_statement"))
	if (!statement.success) {
		errors.push({
			field: "consent_statement",
			detail: statement.error.issues[0]?.message ?? importRefusals.statementNeeded,
		})
	}
	if (!hasVideo) errors.push({ field: "video", detail: importRefusals.videoNeeded })
	if (errors[0] || !statement.success)
		throw new AppError("invalid", errors[0]?.detail ?? importRefusals.statementNeeded, { errors })
	return { ...value, ...place, statement: statement.data, consentVersion: null, invite: null }
}

/** The consent record holds the business's statement instead of what a customer ticks and the server sees then. */
const receiptOf = (id: string, statement: string, givenAt: Date) => ({
	wording: { text: statement, version: importRefusals.statedByBusiness },
	givenAt,
	tokenHash: sha256Hex(withdrawalToken(id)),
})
const NOT_SEEN = { address: "", userAgent: "" }

function record(tx: Db, { tenantId }: TenantScope, actor: Actor) {
	return (action: `${string}.${string}ed`, targetId: string | null, after?: { testimonials: number }) =>
		recordChange(tx, actor, {
			tenantId,
			action,
			targetId,
			after,
		})
}

/** Stores a video as pending, with the business's statement as its consent. No mail is sent. The same file is stored
 * once. @throws as acceptSubmission(), and `invalid` for a video whose customer took the consent back. */
export async function importVideo(
	scope: TenantScope,
	actor: Actor,
	request: Incoming,
	now = new Date(),
): Promise<ImportedVideo> {
	const { tenantId } = scope
	const { maxDurationSeconds } = await findTenant(scope)
	const videosWith = async (tx: Db, sha256: string) =>
		(await findImported(tx, tenantId, [sha256])).find(({ kind }) => kind === "video")
	const { id, existed } = await takeVideo(request, {
		tenant: { id: tenantId, maxDurationSeconds },
		check: (received) => checkForm(received, now),
		async prepare(form, sha256, id) {
			const withdrawn = await findWithdrawn(db(), tenantId, [sha256])
			if (withdrawn.length > 0) throw invalid("video", importRefusals.withdrawnBefore)
			const found = await videosWith(db(), sha256)
			if (found) return { existing: found.id }
			return {
				mails: [],
				async write(tx, video) {
					await lockTenant(tx, tenantId)
					if (await videosWith(tx, sha256))
						throw new AppError("conflict", importRefusals.beingImported, { retryAfter: 1 })
					await record(tx, scope, actor)("submission.imported", id)
					const owner = { tenant: { id: tenantId, pdfGiftKey: null }, ...NOT_SEEN }
					const { givenOn, sourceUrl } = form
					const imported = { givenOn, sourceUrl, importedAt: now }
					await insertSubmission(
						tx,
						owner,
						{ ...form, invite: null },
						video,
						receiptOf(id, form.statement, now),
						imported,
					)
				},
			}
		},
	})
	return { submission_id: id, already_imported: existed }
}

/** Stores a CSV's testimonials as pending. Names and leaves out lines that cannot be used, or were imported or withdrawn
 * before. @throws `invalid` for a list without a line, and for dates that can be read in several orders. */
export function importTexts(
	scope: TenantScope,
	actor: Actor,
	{ consent_statement: statement, ...list }: TextImport,
	now = new Date(),
): Promise<ImportedTexts> {
	const { tenantId } = scope
	const { ready, skipped, dates } = planImport(
		{
			records: readList(list.csv),
			columns: list.columns,
			hasHeader: list.has_header,
			above: list.rows_above,
			dateOrder: list.date_order,
			bestRating: list.best_rating,
		},
		now,
	)
	if (isOrderOpen(dates)) throw invalid("date_order", importRefusals.dateOrderOpen)
	if (ready.length === 0 && skipped.length === 0) throw invalid("csv", importRefusals.nothingToImport)
	return transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		await lockTenant(tx, tenantId)
		const sha256s = [...new Set(ready.map(({ value }) => sha256Hex(value.text)))]
		const known = new Map<string, string>()
		const know = (detail: string, found: { name: string; writtenText: string | null }[]) => {
			for (const { name, writtenText } of found) known.set(sameTestimonial({ name, text: writtenText ?? "" }), detail)
		}
		know(importRefusals.importedBefore, await findImported(tx, tenantId, sha256s))
		know(importRefusals.withdrawnBefore, await findWithdrawn(tx, tenantId, sha256s))
		const fresh = ready.filter(({ value }) => !known.has(sameTestimonial(value)))
		const before = ready.flatMap(({ line, value }) => {
			const detail = known.get(sameTestimonial(value))
			return detail ? [{ line, name: value.name, detail }] : []
		})
		if (fresh.length > 0) {
			await record(tx, scope, actor)("submissions.imported", null, { testimonials: fresh.length })
			await insertTexts(
				tx,
				tenantId,
				fresh.map(({ value }) => value),
				{ statement, now },
			)
		}
		const left = [...skipped, ...before].sort((one, other) => one.line - other.line)
		return { imported: fresh.length, skipped: left }
	})
}

async function insertTexts(
	tx: Db,
	tenantId: string,
	texts: ReadImport[],
	{ statement, now }: { statement: string; now: Date },
): Promise<void> {
	const rows = texts.map((value, index) => ({ id: randomUUID(), sha256: sha256Hex(value.text), value, index }))
	await tx.submission.createMany({
		data: rows.map(({ id, sha256, value, index }) => {
			const { text, givenOn, ...stored } = value
			return {
				...{ id, tenantId, ...stored, sha256 },
				kind: "written" as const,
				writtenText: text,
				contentType: "text/plain",
				durationMs: 0,
				fileSizeBytes: 0,
				// A millisecond apart, so that the list keeps the order of the lines within a day. None is after now.
				createdAt: new Date(Math.min(givenOn.getTime() + rows.length, now.getTime()) - index),
				importedAt: now,
				searchText: submissionSearchText(value, text.replaceAll("\n", " ")),
			}
		}),
	})
	await tx.consentRecord.createMany({
		data: rows.map(({ id, sha256 }) => {
			const { wording, givenAt, tokenHash } = receiptOf(id, statement, now)
			return {
				submissionId: id,
				text: wording.text,
				textVersion: wording.version,
				givenAt,
				ipAddress: NOT_SEEN.address,
				userAgent: NOT_SEEN.userAgent,
				videoSha256: sha256,
				tokenHash,
			}
		}),
	})
}
