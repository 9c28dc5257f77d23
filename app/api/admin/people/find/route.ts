import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findPerson } from "@/lib/privacy/queries"
import { PersonRequest } from "@/lib/privacy/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/people/find", {
		body: json(PersonRequest),
		handle: ({ scope, body }) => findPerson(scope, body.email),
	}),
})
