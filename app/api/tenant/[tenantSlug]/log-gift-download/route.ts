import { z } from "zod"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { logGiftDownload } from "@/lib/submissions/gift/mutations"

// Always 204: whether an id exists, and whose it is, is nobody's business here.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/log-gift-download", {
		params: z.object({ tenantSlug: z.string() }),
		body: json(z.object({ submission_id: z.unknown().optional() })),
		handle: async ({ params, body }) => {
			await logGiftDownload(params.tenantSlug, body.submission_id)
			return noContent()
		},
	}),
})
