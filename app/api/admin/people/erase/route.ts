import { resource } from "@/lib/http/resource"
import { peopleCalls } from "@/lib/privacy/calls"
import { erasePersonOf } from "@/lib/privacy/mutations"
import { presentReceipt } from "@/lib/privacy/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(peopleCalls, {
	"POST /api/admin/people/erase": async ({ scope, viewer, client, body }) =>
		presentReceipt(await erasePersonOf(scope, { viewer, address: client.address }, body.email)),
})
