import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createTag } from "@/lib/submissions/tags/mutations"
import { presentTag, presentTags } from "@/lib/submissions/tags/present"
import { listTags } from "@/lib/submissions/tags/queries"
import { TagName } from "@/lib/submissions/tags/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/tags", {
		handle: async ({ scope }) => ({ tags: presentTags(await listTags(scope)) }),
	}),
	POST: route("POST /api/admin/tags", {
		body: json(TagName),
		handle: async ({ scope, viewer, client, body }) =>
			presentTag(await createTag(scope, { viewer, address: client.address }, body)),
	}),
})
