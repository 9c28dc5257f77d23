import { AppError, type ErrorCode } from "@/lib/errors"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { consume } from "@/lib/limits/consume"
import { logGiftDownload } from "@/lib/submissions/gift-mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

const IGNORED: ErrorCode[] = ["bad_request", "invalid", "unsupported_type", "too_large", "rate_limited"]

function ignore(error: unknown): undefined {
	if (!(error instanceof AppError) || !IGNORED.includes(error.code)) throw error
}

// Always 204: no page waits for the answer, which must not reveal whether an id exists or whose it is.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/tenant/{tenantSlug}/log-gift-download": async ({ client, params, body }) => {
		const report = await body().catch(ignore)
		const counted = await consume("GIFT_ADDRESS", client.address).then(() => true, ignore)
		if (counted) await logGiftDownload(params.tenantSlug, report?.submission_id)
		return noContent()
	},
})
