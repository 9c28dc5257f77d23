import { randomUUID } from "node:crypto"
import { sha256Hex } from "@/lib/crypto/random-token"
import { transaction } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { processWide } from "@/lib/process-wide"
import {
	abandonAnnounced,
	abandonObjects,
	adoptObjects,
	announceObjects,
	reclaimNow,
} from "@/lib/storage/ledger-mutations"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"
import { quizRefusals } from "../words"
import { printableLogo } from "./printable-logo"
import { findStoredReport, type ReportSource, type StoredReport } from "./queries"
import { renderPdf } from "./render-pdf"
import type { ReportData, ReportFlags } from "./report-data"
import { reportOf } from "./report-of"

/** Part of the fingerprint. Increment it when the PDF's design changes. */
const RENDERER = 7
/** Per session: two flags make four variants, in the visitor's language and in the admin's. Older ones, from a retake
 * under another name, are deleted. */
const KEPT_REPORTS = 8
const PDF = "application/pdf"

const underWay = processWide("reportsUnderWay", () => new Map<string, Promise<StoredReport>>())

/** The stored PDF if nothing has changed. @throws `unavailable` if rendering takes too long or too many wait. */
export async function obtainReport(source: ReportSource, flags: ReportFlags): Promise<ServedObject> {
	const { session, tenantId, logoKey } = source
	const data = await reportOf(source, flags)
	const fingerprint = sha256Hex(JSON.stringify([RENDERER, data]))
	const stored =
		(await findKept(session.id, fingerprint)) ??
		(await makeOnce({ data, fingerprint, tenantId, logoKey, sessionId: session.id }))
	return {
		key: stored.fileKey,
		contentType: PDF,
		size: stored.sizeBytes,
		etag: stored.id,
		attachment: `quiz-report-${data.number}.pdf`,
		headers: { "Cache-Control": "private, no-store" },
	}
}

interface Wanted {
	data: ReportData
	fingerprint: string
	tenantId: string
	logoKey: string | null
	sessionId: string
}

/** Null also if storage lost the object, as after restoring an older backup: the report is then rendered again. */
async function findKept(sessionId: string, fingerprint: string): Promise<StoredReport | null> {
	const row = await findStoredReport(sessionId, fingerprint)
	return row && (await storage().head(row.fileKey)) ? row : null
}

async function makeOnce(wanted: Wanted): Promise<StoredReport> {
	const name = `${wanted.sessionId} ${wanted.fingerprint}`
	const known = underWay.get(name)
	if (known) return await known
	const made = make(wanted).finally(() => underWay.delete(name))
	underWay.set(name, made)
	return await made
}

async function make({ data, fingerprint, tenantId, logoKey, sessionId }: Wanted): Promise<StoredReport> {
	const logo = logoKey ? await printableLogo(logoKey, tenantId) : null
	const bytes = await renderPdf(data, logo)
	const key = `reports/${tenantId}/${randomUUID()}.pdf`
	await announceObjects([key])
	try {
		await storage().putBytes(key, bytes, PDF)
		const { row, gone } = await adopt({ sessionId, fingerprint, fileKey: key, sizeBytes: bytes.byteLength })
		if (gone.length > 0) await waitBriefly(reclaimNow(gone))
		return row
	} catch (error) {
		await waitBriefly(abandonAnnounced([key], error))
		throw error
	}
}

interface NewReport {
	sessionId: string
	fingerprint: string
	fileKey: string
	sizeBytes: number
}

/** Replaces a report that another process made meanwhile, and drops the oldest ones. */
async function adopt(report: NewReport): Promise<{ row: StoredReport; gone: string[] }> {
	const { sessionId, fingerprint } = report
	return transaction(async (tx) => {
		// Erasing a person takes the same lock: it either includes this report, or removes the session first.
		const locked = await tx.$executeRaw`SELECT 1 FROM quiz_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
		if (locked !== 1) throw notFound(quizRefusals.sessionNotFound)
		await adoptObjects(tx, [report.fileKey])
		const all = await tx.quizReport.findMany({
			where: { sessionId },
			orderBy: { createdAt: "desc" },
			select: { id: true, fingerprint: true, fileKey: true },
		})
		const same = all.filter((row) => row.fingerprint === fingerprint)
		const others = all.filter((row) => row.fingerprint !== fingerprint)
		const old = [...same, ...others.slice(KEPT_REPORTS - 1)]
		await tx.quizReport.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })
		const gone = old.map(({ fileKey }) => fileKey)
		await abandonObjects(tx, gone)
		const row = await tx.quizReport.create({ data: report, select: { id: true, fileKey: true, sizeBytes: true } })
		return { row, gone }
	})
}
