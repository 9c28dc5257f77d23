import { confirmOwnSession } from "@/lib/accounts/second-factor/mutations"
import { ConfirmProof } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/confirm", { handle: () => noContent() }),
	POST: route("POST /api/admin/confirm", {
		body: json(ConfirmProof),
		handle: async ({ viewer, client, body }) => {
			await confirmOwnSession({ viewer, ...client }, body)
			return noContent()
		},
	}),
})
