import type { z } from "zod"
import { db } from "@/lib/db/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { ANONYMOUS } from "../defaults"
import { storedAnswers } from "../stored-content"
import type { PartialLeads } from "./answers"
import type { PartialLeadsQuery } from "./schema"

/** A visitor who answered less than this ago may still be at it. */
const STOPPED_MS = 30 * 60_000

/** Visitors who read that their answers are kept, gave an address, and stopped, newest first. */
export async function listPartialLeads(
	scope: AccessScope,
	{ limit, cursor, quiz_id: quizId }: z.infer<typeof PartialLeadsQuery>,
): Promise<z.infer<typeof PartialLeads>> {
	const found = await db().quizSession.findMany({
		where: {
			...withinScope(scope),
			...afterCursor(cursor),
			quizId,
			partialLead: true,
			userEmail: { not: null },
			completedAt: null,
			touchedAt: { lt: new Date(Date.now() - STOPPED_MS) },
		},
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		select: {
			id: true,
			quizId: true,
			userName: true,
			userEmail: true,
			answers: true,
			createdAt: true,
			version: { select: { name: true } },
			tenant: { select: { slug: true } },
		},
	})
	const { rows, nextCursor } = paginate(found, limit)
	const sessions = rows.map((row) => ({
		session_id: row.id,
		quiz_id: row.quizId,
		quiz_name: row.version.name,
		user_name: row.userName || ANONYMOUS,
		user_email: row.userEmail ?? "",
		answered: Object.keys(storedAnswers(row.answers)).length,
		created_at: row.createdAt.toISOString(),
		tenant_slug: row.tenant.slug,
	}))
	return { sessions, next_cursor: nextCursor }
}
