import type { Prisma } from "@/lib/db/generated/client"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "./schema"
import { foldText } from "./search-text"

/** LIKE's own signs are searched for as they are. */
export function likePattern(text: string): string {
	return foldText(text).replace(/[\\%_]/g, "\\$&")
}

export function whereFilter(scope: AccessScope, { status, q }: SubmissionFilter): Prisma.SubmissionWhereInput {
	return {
		...withinScope(scope),
		...(status ? { status } : {}),
		...(q ? { searchText: { contains: likePattern(q) } } : {}),
	}
}
