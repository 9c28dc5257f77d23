import type { NameTargets } from "@/lib/audit/queries"
import { db } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"

const ABOUT_TESTIMONIAL = /^(?:submission|captions|consent)\./
const ABOUT_QUIZ = /^quiz\./

/** Looked up each time and never stored, so that an erased person is not named. */
export function nameTargets(scope: AccessScope): NameTargets {
	return async (entries) => {
		const whereOf = (about: RegExp) => {
			const ids = entries.flatMap(({ action, targetId }) =>
				targetId && about.test(action) && isUuid(targetId) ? targetId : [],
			)
			return { ...withinScope(scope), id: { in: [...new Set(ids)] } }
		}
		const select = { id: true, name: true }
		const [testimonials, quizzes] = await Promise.all([
			db().submission.findMany({ where: whereOf(ABOUT_TESTIMONIAL), select }),
			db().quiz.findMany({ where: whereOf(ABOUT_QUIZ), select }),
		])
		return new Map([...testimonials, ...quizzes].map(({ id, name }) => [id, name]))
	}
}
