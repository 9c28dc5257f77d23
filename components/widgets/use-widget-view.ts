import { useEffect, useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import type { WidgetView } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { type WidgetValues, widgetDraft } from "./widget-values"

/** Long enough not to draw every step of a slider. */
const DEBOUNCE_MS = 250

/** While a value is wrong, the last view stays. `isOn` is false while the server refuses to preview. */
export function useWidgetView(values: WidgetValues, access: SettingsAccess, isOn: boolean) {
	const [view, setView] = useState<WidgetView | null>(null)
	const [failed, setFailed] = useState(false)
	const [attempt, setAttempt] = useState(0)
	const body = isOn ? widgetDraft(values) : null

	// biome-ignore lint/correctness/useExhaustiveDependencies: for each new content, and again for each attempt.
	useEffect(() => {
		if (!body) return
		let current = true
		const load = async () => {
			try {
				const found = await adminCall("POST /api/admin/widget-preview", { query: namedTenant(access), body })
				if (!current) return
				setView(found)
				setFailed(false)
			} catch {
				if (current) setFailed(true)
			}
		}
		const timer = setTimeout(() => void load(), view ? DEBOUNCE_MS : 0)
		return () => {
			current = false
			clearTimeout(timer)
		}
	}, [JSON.stringify(body), attempt])

	return { view, failed, retry: () => setAttempt((now) => now + 1) }
}
