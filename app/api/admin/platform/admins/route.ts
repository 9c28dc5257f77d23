import { listAdmins } from "@/lib/accounts/admins/queries"
import { resource } from "@/lib/http/resource"
import { inviteToPlatform } from "@/lib/platform/admins/mutations"
import { presentPlatformAdmin } from "@/lib/platform/admins/present"
import { platformCalls } from "@/lib/platform/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"GET /api/admin/platform/admins": async ({ viewer }) => ({
		admins: (await listAdmins(null)).map((admin) => presentPlatformAdmin(admin, viewer)),
	}),
	"POST /api/admin/platform/admins": async ({ viewer, client, body }) =>
		presentPlatformAdmin(await inviteToPlatform({ viewer, address: client.address }, body.email), viewer),
})
