import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { createTag } from "@/lib/submissions/tags/mutations"
import { presentTag, presentTags } from "@/lib/submissions/tags/present"
import { listTags } from "@/lib/submissions/tags/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/tags": async ({ scope }) => ({ tags: presentTags(await listTags(scope)) }),
	"POST /api/admin/tags": async ({ scope, viewer, client, body }) =>
		presentTag(await createTag(scope, { viewer, address: client.address }, body)),
})
