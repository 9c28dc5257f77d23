import { removeSecondFactor, startSecondFactor } from "@/lib/accounts/second-factor/mutations"
import { FactorSetupRequest } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/second-factor", {
		body: json(FactorSetupRequest),
		handle: ({ viewer, client, body }) => startSecondFactor({ viewer, ...client }, body.current_password),
	}),
	DELETE: route("DELETE /api/admin/second-factor", {
		handle: async ({ viewer, client }) => withSession(await removeSecondFactor({ viewer, ...client })),
	}),
})
