import { useEffect, useRef, useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import type { Submission, WidgetItem } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { isWritten } from "@/lib/submissions/policy"
import { WIDGET_ITEMS_MAX } from "@/lib/submissions/widgets/schema"

export interface Pick {
	id: string
	name: string
	picture_url: string | null
	written: boolean
}

export function pickOf(item: Submission | WidgetItem): Pick {
	const { id, name, poster_url, photo_url } = item
	const written = isWritten(item)
	return { id, name: name ?? "", picture_url: (written ? photo_url : poster_url) ?? null, written }
}

/**
 * The testimonials behind the chosen ids. `null` is one that visitors cannot see: deleted, rejected, withdrawn.
 * `undefined` is not known yet. The preview call answers exactly what visitors see.
 */
export function usePicked(ids: readonly string[], access: SettingsAccess) {
	const [known, setKnown] = useState<ReadonlyMap<string, Pick | null>>(new Map())
	const asked = useRef(new Set<string>())
	const missing = ids.filter((id) => !known.has(id) && !asked.current.has(id))

	const remember = (found: readonly [string, Pick | null][]) => setKnown((now) => new Map([...now, ...found]))

	// biome-ignore lint/correctness/useExhaustiveDependencies: the ids themselves, not their array.
	useEffect(() => {
		if (missing.length === 0) return
		for (const id of missing) asked.current.add(id)
		const body = {
			kind: "wall",
			source: "picked",
			submission_ids: missing,
			max_items: WIDGET_ITEMS_MAX,
			show_name: true,
		} as const
		adminCall("POST /api/admin/widget-preview", { query: namedTenant(access), body }).then(
			({ items }) => {
				const found = new Map(items.map((item) => [item.id, pickOf(item)]))
				remember(missing.map((id) => [id, found.get(id) ?? null]))
			},
			// The next change of the list asks again.
			() => {
				for (const id of missing) asked.current.delete(id)
			},
		)
	}, [missing.join()])

	return { known, learn: (pick: Pick) => remember([[pick.id, pick]]) }
}
