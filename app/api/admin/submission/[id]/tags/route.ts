import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentSubmission } from "@/lib/submissions/present"
import { SubmissionParams } from "@/lib/submissions/schema"
import { changeTags } from "@/lib/submissions/tags/mutations"
import { TagsChange } from "@/lib/submissions/tags/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/submission/{id}/tags", {
		params: SubmissionParams,
		body: json(TagsChange),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSubmission(await changeTags(scope, { viewer, address: client.address }, params.id, body)),
	}),
})
