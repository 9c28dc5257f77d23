import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { checkPeople } from "@/lib/submissions/invitations/mutations"
import { INVITE_BODY_CAP, InviteCheck } from "@/lib/submissions/invitations/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/invitations/check", {
		body: json(InviteCheck, { cap: INVITE_BODY_CAP }),
		handle: ({ scope, body }) => checkPeople(scope, body),
	}),
})
