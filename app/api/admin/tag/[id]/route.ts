import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { deleteTag, renameTag } from "@/lib/submissions/tags/mutations"
import { presentTag } from "@/lib/submissions/tags/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/tag/{id}": async ({ scope, viewer, client, params, body }) =>
		presentTag(await renameTag(scope, { viewer, address: client.address }, params.id, body)),
	"DELETE /api/admin/tag/{id}": async ({ scope, viewer, client, params }) => {
		await deleteTag(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
