import { db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { assetUrl } from "@/lib/storage/asset-url"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { storedHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import { findBetterThan } from "../comparison/queries"
import { visitorOf } from "../given-contact"
import { onPath } from "../paths/walk"
import { givenAnswers, storedContent, storedResult } from "../stored-content"
import type { TakenSession } from "../taken-session"
import { quizRefusals } from "../words"
import type { ReportSession, ReportVersion } from "./report-data"

export interface ReportSource {
	session: ReportSession
	version: ReportVersion
	tenantId: string
	quizId: string
	logoKey: string | null
	/** The language in which the visitor took the quiz, and those of the business. */
	language: string | null
	languages: string[]
}

const SELECT = {
	id: true,
	tenantId: true,
	quizId: true,
	userName: true,
	userEmail: true,
	completedAt: true,
	timeTakenSeconds: true,
	answers: true,
	path: true,
	fields: true,
	result: true,
	language: true,
	tenant: { select: { name: true, brandColor: true, websiteUrl: true, logoKey: true, languages: true } },
	version: { select: { name: true, description: true, questions: true, scoringConfig: true, outcomes: true } },
} as const

async function findSource(where: { id: string; quizId: string; tenantId?: string }): Promise<ReportSource | null> {
	const row = await db().quizSession.findFirst({ where, select: SELECT })
	if (!row) throw notFound(quizRefusals.sessionNotFound)
	const { completedAt, version, quizId } = row
	if (!completedAt || row.result === null) return null
	const result = storedResult(row.result)
	const whole = storedContent(version)
	const { content, answers } = onPath(whole, givenAnswers(whole.questions, row.answers), row.path)
	const visitor = visitorOf(row, content.questions, answers)
	return {
		tenantId: row.tenantId,
		quizId,
		logoKey: row.tenant.logoKey,
		language: row.language,
		languages: row.tenant.languages,
		session: {
			id: row.id,
			tenantName: row.tenant.name,
			brandColor: row.tenant.brandColor,
			websiteUrl: row.tenant.websiteUrl,
			logoUrl: assetUrl(row.tenant.logoKey),
			userName: row.userName,
			shownName: visitor.userName,
			userEmail: visitor.userEmail,
			completedAt,
			timeTakenSeconds: row.timeTakenSeconds ?? 0,
			answers,
			fields: storedHiddenFields(row.fields),
			result,
			betterThan: await findBetterThan({ quizId, result }),
		},
		version: {
			name: version.name,
			description: version.description,
			...content,
		},
	}
}

/** For the business, in its own words. @throws `not_found`, also for a running session. */
export async function findReportSource(scope: AccessScope, quizId: string, id: string): Promise<ReportSource> {
	const source = await findSource({ id, quizId, ...withinScope(scope) })
	if (!source) throw notFound(quizRefusals.sessionNotFound)
	return { ...source, language: null }
}

/** Null while the quiz is running. @throws `not_found` if the session was erased meanwhile. */
export function findTakenReportSource({ id, quizId, tenantId }: TakenSession): Promise<ReportSource | null> {
	return findSource({ id, quizId, tenantId })
}

export function findStoredReport(sessionId: string, fingerprint: string) {
	return db().quizReport.findUnique({
		where: { sessionId_fingerprint: { sessionId, fingerprint } },
		select: { id: true, fileKey: true, sizeBytes: true },
	})
}
export type StoredReport = NonNullable<Awaited<ReturnType<typeof findStoredReport>>>
