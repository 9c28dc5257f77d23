import { resource } from "@/lib/http/resource"
import { peopleCalls } from "@/lib/privacy/calls"
import { findPerson } from "@/lib/privacy/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(peopleCalls, {
	"POST /api/admin/people/find": ({ scope, body }) => findPerson(scope, body.email),
})
