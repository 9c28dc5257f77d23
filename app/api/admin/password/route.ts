import { changeOwnPassword } from "@/lib/accounts/own/mutations"
import { PasswordChange } from "@/lib/accounts/own/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withSession } from "@/lib/http/with-session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/password", {
		body: json(PasswordChange),
		handle: async ({ viewer, client, body }) => withSession(await changeOwnPassword({ viewer, ...client }, body)),
	}),
})
