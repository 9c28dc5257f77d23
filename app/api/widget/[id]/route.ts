import { notFound } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import { loadWidgetView } from "@/lib/submissions/widgets/loaders"
import { findShownWidget } from "@/lib/submissions/widgets/queries"
import { widgetRefusals } from "@/lib/submissions/widgets/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/widget/{id}": async ({ request, params, query }) => {
		const widget = await findShownWidget(params.id)
		if (!widget) throw notFound(widgetRefusals.gone)
		const text = JSON.stringify(await loadWidgetView(widget, query.lang))
		return new RawReply(
			serveText(request, { text, contentType: "application/json", readableBy: widget.allowedOrigins }),
		)
	},
})
