import type { AccessScope } from "@/lib/tenants/scope"
import type { QuizSessions } from "./answers"
import { presentSession } from "./present"
import { listSessions, summaryOf } from "./queries"
import type { SessionsQuery } from "./schema"

export async function pageOfSessions(scope: AccessScope, query: SessionsQuery): Promise<QuizSessions> {
	const [{ rows, nextCursor }, summary] = await Promise.all([listSessions(scope, query), summaryOf(scope, query)])
	return { sessions: rows.map(presentSession), total: summary.total_sessions, summary, next_cursor: nextCursor }
}
