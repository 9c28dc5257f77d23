import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { changeWidget, deleteWidget } from "@/lib/submissions/widgets/mutations"
import { presentWidget } from "@/lib/submissions/widgets/present"
import { WidgetParams, WidgetUpdate } from "@/lib/submissions/widgets/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/widget/{id}", {
		params: WidgetParams,
		body: json(WidgetUpdate),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentWidget(await changeWidget(scope, { viewer, address: client.address }, params.id, body)),
	}),
	DELETE: route("DELETE /api/admin/widget/{id}", {
		params: WidgetParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteWidget(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
