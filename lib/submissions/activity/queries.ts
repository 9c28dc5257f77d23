import type { NameTargets } from "@/lib/audit/queries"
import { db } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"

const ABOUT_TESTIMONIAL = /^(?:submission|captions|consent)\./

/** Looked up each time and never stored, so that an erased person is not named. */
export function nameTestimonials(scope: AccessScope): NameTargets {
	return async (entries) => {
		const ids = entries.flatMap(({ action, targetId }) =>
			targetId && ABOUT_TESTIMONIAL.test(action) && isUuid(targetId) ? targetId : [],
		)
		const where = { ...withinScope(scope), id: { in: [...new Set(ids)] } }
		const found = await db().submission.findMany({ where, select: { id: true, name: true } })
		return new Map(found.map(({ id, name }) => [id, name]))
	}
}
