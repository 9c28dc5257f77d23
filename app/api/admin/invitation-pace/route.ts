import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { changePace } from "@/lib/submissions/invitations/mutations"
import { PaceUpdate } from "@/lib/submissions/invitations/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/invitation-pace", {
		body: json(PaceUpdate),
		handle: async ({ scope, viewer, client, body }) => {
			await changePace(scope, { viewer, address: client.address }, body.per_hour)
			return body
		},
	}),
})
