import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { createWidget } from "@/lib/submissions/widgets/mutations"
import { presentWidget } from "@/lib/submissions/widgets/present"
import { listWidgets } from "@/lib/submissions/widgets/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/widgets": async ({ scope }) => ({ widgets: (await listWidgets(scope)).map(presentWidget) }),
	"POST /api/admin/widgets": async ({ scope, viewer, client, body }) =>
		presentWidget(await createWidget(scope, { viewer, address: client.address }, body)),
})
