import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { InvitationVisit } from "@/lib/submissions/invitations/schema"
import { noteVisit } from "@/lib/submissions/invitations/visit-mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/invitation", {
		limit: "INVITATION_ADDRESS",
		body: json(InvitationVisit),
		handle: ({ scope, body }) => noteVisit(scope, body),
	}),
})
