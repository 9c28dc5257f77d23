import { randomUUID } from "node:crypto"
import { sha256Hex } from "@/lib/crypto/random-token"
import { transaction } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { briefly } from "@/lib/jobs/briefly"
import { processWide } from "@/lib/process-wide"
import {
	abandonAnnounced,
	abandonObjects,
	adoptObjects,
	announceObjects,
	reclaimNow,
} from "@/lib/storage/reclaim/mutations"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"
import { QUIZ_SESSION_NOT_FOUND } from "../texts"
import { findStoredReport, type ReportSource, type StoredReport } from "./queries"
import { renderPdf } from "./render-pdf"
import { type ReportData, type ReportFlags, reportData } from "./report-data"

/** Part of the fingerprint: counted up when the PDF's looks change, so that no report of the old looks is served again. */
const RENDERER = 1
/** Of one session: two flags, four ways. Who takes the quiz for another name leaves older ones behind, which go. */
const KEPT_REPORTS = 4
const PDF = "application/pdf"

/** Several who ask for the same report at once wait for one. */
const underWay = processWide("reportsUnderWay", () => new Map<string, Promise<StoredReport>>())

/**
 * The session's report as a download: the stored one while neither what it shows nor its flags have changed, else a new one.
 * @throws `unavailable` where it takes too long or too many are asked for; `not_found` where the session was erased meanwhile.
 */
export async function obtainReport(
	{ session, version, tenantId }: ReportSource,
	flags: ReportFlags,
): Promise<ServedObject> {
	const data = reportData(version, session, flags)
	const fingerprint = sha256Hex(JSON.stringify([RENDERER, data]))
	const stored =
		(await findKept(session.id, fingerprint)) ??
		(await makeOnce({ data, fingerprint, tenantId, sessionId: session.id }))
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
	sessionId: string
}

/** Null also where storage has lost the object, as one that was restored without its newest: the report is made anew. */
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

async function make({ data, fingerprint, tenantId, sessionId }: Wanted): Promise<StoredReport> {
	const bytes = await renderPdf(data)
	const key = `reports/${tenantId}/${randomUUID()}.pdf`
	await announceObjects([key])
	try {
		await storage().putBytes(key, bytes, PDF)
		const { row, gone } = await adopt({ sessionId, fingerprint, fileKey: key, sizeBytes: bytes.byteLength })
		if (gone.length > 0) await briefly(reclaimNow(gone))
		return row
	} catch (error) {
		await briefly(abandonAnnounced([key], error))
		throw error
	}
}

interface NewReport {
	sessionId: string
	fingerprint: string
	fileKey: string
	sizeBytes: number
}

/** Gives the object its row, in place of one that another process made meanwhile, and lets the oldest ones go. */
async function adopt(report: NewReport): Promise<{ row: StoredReport; gone: string[] }> {
	const { sessionId, fingerprint } = report
	return transaction(async (tx) => {
		// Erasing a person takes the same lock, and with it either this report as well or the session before it.
		const locked = await tx.$executeRaw`SELECT 1 FROM quiz_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
		if (locked !== 1) throw notFound(QUIZ_SESSION_NOT_FOUND)
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
