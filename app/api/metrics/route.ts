import { sameText } from "@/lib/crypto/same-text"
import { env } from "@/lib/env"
import { AppError, notFound } from "@/lib/errors"
import { bearerOf, SIGN_IN_REQUIRED } from "@/lib/http/authenticate"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { operatorCalls } from "@/lib/services/calls"
import { writeMetrics } from "@/lib/services/metrics/metrics"

const PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(operatorCalls, {
	"GET /api/metrics": async ({ request }) => {
		const { METRICS_TOKEN } = env()
		if (!METRICS_TOKEN) throw notFound("Not found.")
		if (!sameText(METRICS_TOKEN, bearerOf(request.headers) ?? "")) {
			throw new AppError("unauthenticated", SIGN_IN_REQUIRED)
		}
		const headers = { "content-type": PROMETHEUS_TEXT, "cache-control": "no-store" }
		return new RawReply(new Response(await writeMetrics(), { headers }))
	},
})
