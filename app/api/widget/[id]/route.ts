import { notFound } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"
import { presentWidgetView } from "@/lib/submissions/widgets/present"
import { findShownWidget } from "@/lib/submissions/widgets/queries"
import { PublicWidgetParams } from "@/lib/submissions/widgets/schema"
import { widgetRefusals } from "@/lib/submissions/widgets/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/widget/{id}", {
		params: PublicWidgetParams,
		handle: async ({ request, params }) => {
			const widget = await findShownWidget(params.id)
			if (!widget) throw notFound(widgetRefusals.gone)
			const text = JSON.stringify(presentWidgetView(widget))
			return new RawReply(
				serveText(request, { text, contentType: "application/json", readableBy: widget.allowedOrigins }),
			)
		},
	}),
})
