import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { inviteToPlatformAgain } from "@/lib/platform/admins/mutations"
import { presentPlatformAdmin } from "@/lib/platform/admins/present"
import { PlatformAdminParams } from "@/lib/platform/admins/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/platform/admins/{id}/invite-again", {
		params: PlatformAdminParams,
		handle: async ({ viewer, client, params }) =>
			presentPlatformAdmin(await inviteToPlatformAgain({ viewer, address: client.address }, params.id), viewer),
	}),
})
