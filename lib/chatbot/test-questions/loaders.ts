import { loadAdmin } from "@/lib/tenants/loaders"
import type { TestQuestions } from "./answers"
import { presentTests } from "./present"
import { countWrong, findTests, type TestSource } from "./queries"

export interface LoadedTests extends TestQuestions {
	sources: Pick<TestSource, "id" | "title" | "kind">[]
}

export async function loadTestQuestions(tenantSlug: string): Promise<LoadedTests> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const found = await findTests(scope)
	return { ...presentTests(found), sources: found.sources.map(({ id, title, kind }) => ({ id, title, kind })) }
}

export async function countWrongTests(tenantSlug: string): Promise<number> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return countWrong(scope)
}
