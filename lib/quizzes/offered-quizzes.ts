import type { TenantScope } from "@/lib/tenants/scope"
import { listOfferedQuizzes } from "./queries"
import { quizUrl } from "./quiz-url"

export async function offeredQuizzes(scope: TenantScope, tenantSlug: string): Promise<{ name: string; url: string }[]> {
	return (await listOfferedQuizzes(scope)).map(({ id, quiz_name: name }) => ({ name, url: quizUrl(tenantSlug, id) }))
}
