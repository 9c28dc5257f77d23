import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { erasePersonOf } from "@/lib/privacy/mutations"
import { presentReceipt } from "@/lib/privacy/present"
import { PersonRequest } from "@/lib/privacy/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/people/erase", {
		body: json(PersonRequest),
		handle: async ({ scope, viewer, client, body }) =>
			presentReceipt(await erasePersonOf(scope, { viewer, address: client.address }, body.email)),
	}),
})
