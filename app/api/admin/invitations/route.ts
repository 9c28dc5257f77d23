import { Paging } from "@/lib/db/paging"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { readInvitations } from "@/lib/submissions/invitations/loaders"
import { invitePeople } from "@/lib/submissions/invitations/mutations"
import { INVITE_BODY_CAP, NewInvitations } from "@/lib/submissions/invitations/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/invitations", {
		query: Paging,
		handle: ({ scope, query }) => readInvitations(scope, query),
	}),
	POST: route("POST /api/admin/invitations", {
		body: json(NewInvitations, { cap: INVITE_BODY_CAP }),
		handle: ({ scope, viewer, client, body }) => invitePeople(scope, { viewer, address: client.address }, body),
	}),
})
