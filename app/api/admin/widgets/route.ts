import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createWidget } from "@/lib/submissions/widgets/mutations"
import { presentWidget } from "@/lib/submissions/widgets/present"
import { listWidgets } from "@/lib/submissions/widgets/queries"
import { NewWidget } from "@/lib/submissions/widgets/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/widgets", {
		handle: async ({ scope }) => ({ widgets: (await listWidgets(scope)).map(presentWidget) }),
	}),
	POST: route("POST /api/admin/widgets", {
		body: json(NewWidget),
		handle: async ({ scope, viewer, client, body }) =>
			presentWidget(await createWidget(scope, { viewer, address: client.address }, body)),
	}),
})
