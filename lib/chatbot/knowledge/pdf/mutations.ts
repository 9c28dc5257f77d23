import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { db, transaction } from "@/lib/db/client"
import type { KnowledgeSource } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { prepareAsset } from "@/lib/media/assets/prepare-asset"
import { type PdfText, readPdf } from "@/lib/media/pdf/read-pdf"
import { abandonAnnounced, adoptObjects, announceObjects } from "@/lib/storage/ledger-mutations"
import type { SpooledFile } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import type { TenantScope } from "@/lib/tenants/scope"
import { assertRoomFor, lockKnowledge, writeChunks } from "../mutations"
import { KNOWLEDGE_TEXT_CAP, KNOWLEDGE_TITLE_CAP } from "../sources/schema"
import { tidyLine, tidyText } from "../tidy-text"
import { PDF_PAGES_MAX, pdfProblems } from "./words"

const LIMITS = { maxPages: PDF_PAGES_MAX, maxCharacters: KNOWLEDGE_TEXT_CAP }
/** By then the queue has tried five times, and the admin waits for a result. */
const GIVE_UP_AFTER_MS = 30 * 60 * 1000

/** A job reads the file, which is never served. @throws `unsupported_type`; `invalid` if damaged or without room. */
export async function receivePdf(
	{ tenantId }: TenantScope,
	actor: Actor,
	{ file, title }: { file: SpooledFile; title?: string },
): Promise<KnowledgeSource> {
	await prepareAsset(file.path, UPLOAD_POLICY.knowledge)
	const id = randomUUID()
	const fileKey = `knowledge/${tenantId}/${id}.pdf`
	await announceObjects([fileKey])
	try {
		await storage().putFile(fileKey, file.path, file.size, "application/pdf")
		return await transaction(async (tx) => {
			await lockKnowledge(tx, tenantId)
			await assertRoomFor(tx, tenantId, "")
			await adoptObjects(tx, [fileKey])
			const source = await tx.knowledgeSource.create({
				data: {
					id,
					tenantId,
					kind: "pdf",
					title: title || pdfProblems.untitled,
					content: "",
					status: "processing",
					fileKey,
					fileSizeBytes: file.size,
				},
			})
			await enqueue(tx, "read-knowledge", { sourceId: id })
			const after = { kind: source.kind, title: source.title, file_size_bytes: file.size }
			await recordChange(tx, actor, { tenantId, action: "knowledge.added", targetId: id, after })
			return source
		})
	} catch (error) {
		await waitBriefly(abandonAnnounced([fileKey], error))
		throw error
	}
}

async function bytesOf(key: string): Promise<Uint8Array> {
	const chunks: Uint8Array[] = []
	for await (const chunk of await storage().read(key)) chunks.push(chunk)
	return Buffer.concat(chunks)
}

type Outcome = { title: string; content: string } | { error: string }

function outcomeOf(read: PdfText): Outcome {
	if ("problem" in read) return { error: pdfProblems.problemTexts[read.problem] }
	const content = tidyText(read.text)
	// A page number on each of a hundred pictures is not text, and neither is a stamp.
	if (!/\p{L}{2}/u.test(content)) return { error: pdfProblems.noText }
	return { title: tidyLine(read.title).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed(), content }
}

/** Does nothing if the source is gone or another run was faster. */
async function settle({ id, tenantId }: Pick<KnowledgeSource, "id" | "tenantId">, outcome: Outcome): Promise<void> {
	await transaction(async (tx) => {
		await lockKnowledge(tx, tenantId)
		const before = await tx.knowledgeSource.findFirst({ where: { id, status: "processing" } })
		if (!before) return
		const updatedAt = laterThan(before.updatedAt)
		const fail = (error: string) =>
			tx.knowledgeSource.update({ where: { id }, data: { status: "failed", error, updatedAt } })
		if ("error" in outcome) return void (await fail(outcome.error))
		try {
			await assertRoomFor(tx, tenantId, outcome.content, id)
		} catch (error) {
			if (error instanceof AppError) return void (await fail(error.message))
			throw error
		}
		const title = before.title === pdfProblems.untitled && outcome.title !== "" ? outcome.title : before.title
		const data = { status: "ready" as const, error: null, title, content: outcome.content, updatedAt }
		await writeChunks(tx, await tx.knowledgeSource.update({ where: { id }, data }))
	})
}

/** Throws while storage is down, so that the queue retries. */
export async function readKnowledge(sourceId: string): Promise<void> {
	const source = await db().knowledgeSource.findFirst({ where: { id: sourceId, status: "processing" } })
	if (!source?.fileKey) return
	let bytes: Uint8Array
	try {
		bytes = await bytesOf(source.fileKey)
	} catch (error) {
		if (Date.now() - source.createdAt.getTime() < GIVE_UP_AFTER_MS) throw error
		return settle(source, { error: pdfProblems.fileAway })
	}
	await settle(source, outcomeOf(await readPdf(bytes, LIMITS)))
}
