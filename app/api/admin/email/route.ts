import { requestAddressChange } from "@/lib/accounts/address/mutations"
import { AddressChangeRequest } from "@/lib/accounts/address/schema"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/email", {
		body: json(AddressChangeRequest),
		handle: async ({ viewer, client, body }) => {
			await requestAddressChange({ viewer, ...client }, body)
			return noContent()
		},
	}),
})
