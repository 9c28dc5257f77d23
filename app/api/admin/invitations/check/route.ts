import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { checkPeople } from "@/lib/submissions/invitations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/invitations/check": ({ scope, body }) => checkPeople(scope, body),
})
