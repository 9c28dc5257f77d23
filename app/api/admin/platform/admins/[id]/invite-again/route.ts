import { resource } from "@/lib/http/resource"
import { inviteToPlatformAgain } from "@/lib/platform/admins/mutations"
import { presentPlatformAdmin } from "@/lib/platform/admins/present"
import { platformCalls } from "@/lib/platform/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"POST /api/admin/platform/admins/{id}/invite-again": async ({ viewer, client, params }) =>
		presentPlatformAdmin(await inviteToPlatformAgain({ viewer, address: client.address }, params.id), viewer),
})
