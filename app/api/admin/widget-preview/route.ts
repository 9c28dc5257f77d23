import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { loadWidgetView } from "@/lib/submissions/widgets/loaders"
import { previewWidget } from "@/lib/submissions/widgets/queries"
import { widgetRefusals } from "@/lib/submissions/widgets/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/widget-preview": async ({ scope, body }) => {
		const widget = await previewWidget(scope, body)
		if (!widget) throw notFound(widgetRefusals.gone)
		return loadWidgetView(widget)
	},
})
