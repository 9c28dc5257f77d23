import { confirmAddressChange } from "@/lib/accounts/address/mutations"
import { AddressCode } from "@/lib/accounts/address/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/email/confirm", {
		body: json(AddressCode),
		handle: async ({ viewer, client, body }) =>
			withSession(await confirmAddressChange({ viewer, ...client }, body.code)),
	}),
})
