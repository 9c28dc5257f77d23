import { listAdmins } from "@/lib/accounts/admins/queries"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { inviteToPlatform } from "@/lib/platform/admins/mutations"
import { presentPlatformAdmin } from "@/lib/platform/admins/present"
import { PlatformInvite } from "@/lib/platform/admins/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/platform/admins", {
		handle: async ({ viewer }) => ({
			admins: (await listAdmins(null)).map((admin) => presentPlatformAdmin(admin, viewer)),
		}),
	}),
	POST: route("POST /api/admin/platform/admins", {
		body: json(PlatformInvite),
		handle: async ({ viewer, client, body }) =>
			presentPlatformAdmin(await inviteToPlatform({ viewer, address: client.address }, body.email), viewer),
	}),
})
