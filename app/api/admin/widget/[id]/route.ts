import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { changeWidget, deleteWidget } from "@/lib/submissions/widgets/mutations"
import { presentWidget } from "@/lib/submissions/widgets/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/widget/{id}": async ({ scope, viewer, client, params, body }) =>
		presentWidget(await changeWidget(scope, { viewer, address: client.address }, params.id, body)),
	"DELETE /api/admin/widget/{id}": async ({ scope, viewer, client, params }) => {
		await deleteWidget(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
