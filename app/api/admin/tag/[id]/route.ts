import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { deleteTag, renameTag } from "@/lib/submissions/tags/mutations"
import { presentTag } from "@/lib/submissions/tags/present"
import { TagName, TagParams } from "@/lib/submissions/tags/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/tag/{id}", {
		params: TagParams,
		body: json(TagName),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentTag(await renameTag(scope, { viewer, address: client.address }, params.id, body)),
	}),
	DELETE: route("DELETE /api/admin/tag/{id}", {
		params: TagParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteTag(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
