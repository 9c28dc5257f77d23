import type { Prisma } from "@/lib/db/generated/client"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "./schema"

/** LIKE's own signs are searched for as they are. */
export function likePattern(text: string): string {
	return text.toLowerCase().replace(/[\\%_]/g, "\\$&")
}

export function whereFilter(scope: AccessScope, { status, q }: SubmissionFilter): Prisma.SubmissionWhereInput {
	return {
		...withinScope(scope),
		...(status ? { status } : {}),
		...(q ? { searchText: { contains: likePattern(q) } } : {}),
	}
}
