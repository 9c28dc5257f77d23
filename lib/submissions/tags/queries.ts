import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { TAGS_MAX } from "./limits"

export const TAG = { id: true, name: true } as const satisfies Prisma.TagSelect
export type TagRow = Prisma.TagGetPayload<{ select: typeof TAG }>

/** In no particular order. The platform's list, which mixes businesses, has none. */
export async function listTags(scope: AccessScope): Promise<TagRow[]> {
	if (scope.kind === "platform") return []
	return db().tag.findMany({ where: withinScope(scope), take: TAGS_MAX, select: TAG })
}
