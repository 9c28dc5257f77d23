import { loadAdmin } from "@/lib/tenants/loaders"
import type { TestQuestions } from "./answers"
import { presentTests } from "./present"
import { countWrong, findTests, type TestSource } from "./queries"

export interface LoadedTests extends TestQuestions {
	/** What can be expected to answer, by title. */
	sources: Pick<TestSource, "id" | "title" | "kind">[]
}

/** A tenant's test questions with the results of the last run. Redirects like loadAdmin(). */
export async function loadTestQuestions(tenantSlug: string): Promise<LoadedTests> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const found = await findTests(scope)
	return { ...presentTests(found), sources: found.sources.map(({ id, title, kind }) => ({ id, title, kind })) }
}

/** How many of one tenant's test questions are wrong. Redirects like loadAdmin(). */
export async function countWrongTests(tenantSlug: string): Promise<number> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return countWrong(scope)
}
