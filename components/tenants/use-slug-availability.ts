import { useEffect, useState } from "react"
import { adminCall } from "@/lib/client/session"
import { slugProblem } from "@/lib/tenants/check-slug"

/** Long enough not to ask for every letter. */
const DEBOUNCE_MS = 300

export type SlugAvailability =
	| { state: "none" }
	| { state: "checking" }
	| { state: "free" }
	| { state: "refused"; reason: string }

/** Asks for a slug's availability while the admin types. A failed check says nothing, since saving decides. */
export function useSlugAvailability(slug: string): SlugAvailability {
	const [known, setKnown] = useState<{ slug: string; availability: SlugAvailability } | null>(null)

	useEffect(() => {
		if (!slug) return
		const leaving = new AbortController()
		const settle = (availability: SlugAvailability) => {
			if (!leaving.signal.aborted) setKnown({ slug, availability })
		}
		const timer = setTimeout(() => {
			const problem = slugProblem(slug)
			if (problem) return settle({ state: "refused", reason: problem })
			adminCall("GET /api/admin/slug-availability", { query: { slug }, signal: leaving.signal })
				.then(({ available, message }) =>
					settle(available ? { state: "free" } : { state: "refused", reason: message ?? "" }),
				)
				.catch(() => settle({ state: "none" }))
		}, DEBOUNCE_MS)
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [slug])

	if (!slug) return { state: "none" }
	return known?.slug === slug ? known.availability : { state: "checking" }
}
