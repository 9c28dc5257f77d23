import { z } from "zod"
import { AppError, type ErrorCode } from "@/lib/errors"
import { type BodyReader, json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { consume } from "@/lib/limits/consume"
import { logGiftDownload } from "@/lib/submissions/gift-mutations"

const IGNORED: ErrorCode[] = ["bad_request", "invalid", "unsupported_type", "too_large", "rate_limited"]

function ignore(error: unknown): undefined {
	if (!(error instanceof AppError) || !IGNORED.includes(error.code)) throw error
}

const report = json(z.object({ submission_id: z.unknown().optional() }))
const anything: BodyReader<unknown> = {
	read: async (request) => {
		const read = await report.read(request).catch(ignore)
		return { value: read?.value.submission_id, raw: {} }
	},
}

// Always 204: no page waits for the answer, which must not reveal whether an id exists or whose it is.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/log-gift-download", {
		params: z.object({ tenantSlug: z.string() }),
		body: anything,
		handle: async ({ client, params, body }) => {
			const counted = await consume("GIFT_ADDRESS", client.address).then(() => true, ignore)
			if (counted) await logGiftDownload(params.tenantSlug, body)
			return noContent()
		},
	}),
})
