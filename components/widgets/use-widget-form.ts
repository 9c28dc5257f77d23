import { useRouter } from "next/navigation"
import { useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import { ApiError } from "@/lib/client/api"
import type { Widget } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { checkWidget, type WidgetValues, widgetUpdate, widgetValues, wordedForWidget } from "./widget-values"
import { widgetEditorWords } from "./widget-words"

const savedIn = (widget: Widget) => ({ values: widgetValues(widget), version: widget.updated_at })

export function useWidgetForm(loaded: Widget, access: SettingsAccess) {
	const router = useRouter()
	const [seen, setSeen] = useState(loaded)
	const [widget, setWidget] = useState(loaded)
	if (seen !== loaded) {
		setSeen(loaded)
		setWidget(loaded)
	}
	const query = namedTenant(access)

	const form = useEditForm<WidgetValues>({
		draftKey: `widget:${widget.id}`,
		saved: savedIn(widget),
		check: checkWidget,
		async save(changes, version) {
			const body = { ...widgetUpdate(changes), updated_at: version }
			try {
				setWidget(await adminCall("PUT /api/admin/widget/{id}", { params: { id: widget.id }, query, body }))
			} catch (error) {
				throw wordedForWidget(error)
			}
			toastSaved(widgetEditorWords.saved)
			router.refresh()
		},
		async loadNewer() {
			const { widgets } = await adminCall("GET /api/admin/widgets", { query })
			const newer = widgets.find(({ id }) => id === widget.id)
			if (!newer) throw new ApiError(404, `${widgetEditorWords.gone}.`)
			setWidget(newer)
			return savedIn(newer)
		},
	})
	return { widget, form }
}
