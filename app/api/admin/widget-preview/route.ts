import { notFound } from "@/lib/errors"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentWidgetView } from "@/lib/submissions/widgets/present"
import { previewWidget } from "@/lib/submissions/widgets/queries"
import { WidgetDraft } from "@/lib/submissions/widgets/schema"
import { widgetRefusals } from "@/lib/submissions/widgets/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/widget-preview", {
		body: json(WidgetDraft),
		handle: async ({ scope, body }) => {
			const widget = await previewWidget(scope, body)
			if (!widget) throw notFound(widgetRefusals.gone)
			return presentWidgetView(widget)
		},
	}),
})
