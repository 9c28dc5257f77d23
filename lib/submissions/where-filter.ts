import { likePattern } from "@/lib/db/fold-search-text"
import type { Prisma } from "@/lib/db/generated/client"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "./schema"

export function whereFilter(scope: AccessScope, { status, q }: SubmissionFilter): Prisma.SubmissionWhereInput {
	return {
		...withinScope(scope),
		...(status ? { status } : {}),
		...(q ? { searchText: { contains: likePattern(q) } } : {}),
	}
}
