import { env } from "@/lib/env"
import { fetchPublic } from "@/lib/outbound/fetch-public"
import { OutboundError } from "@/lib/outbound/outbound-error"
import type { Tried } from "./attempt-mutations"
import { signWebhook } from "./sign-webhook"
import { deliveryWords } from "./words"

const WITHIN_MS = 15_000
/** A slower endpoint moves to the slow queue. */
const SLOW_MS = 2_000
const KEPT_BYTES = 2_048

interface Outgoing {
	url: string
	id: string
	body: string
	secrets: readonly string[]
}

/** PostgreSQL text holds no NUL. */
const textOf = (bytes: Buffer) => bytes.toString("utf8").replaceAll("\0", "")

/** Makes one try. Every 2xx is a success, whatever its body. @throws only what is no fault of the receiver. */
export async function sendWebhook({ url, id, body, secrets }: Outgoing): Promise<Tried> {
	const startedAt = performance.now()
	const ended = (tried: Pick<Tried, "taken" | "status" | "response" | "error">): Tried => {
		const durationMs = Math.round(performance.now() - startedAt)
		return { ...tried, durationMs, isSlow: durationMs > SLOW_MS }
	}
	try {
		const { status, bytes } = await fetchPublic(url, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"user-agent": `TestimonialsWebhooks/1.0 (+${env().APP_URL})`,
				...signWebhook({ id, timestamp: Math.floor(Date.now() / 1000), body }, secrets),
			},
			body,
			maxBytes: KEPT_BYTES,
			keepsStart: true,
			withinMs: WITHIN_MS,
			idleMs: WITHIN_MS,
		})
		const taken = status >= 200 && status < 300
		const error = taken
			? null
			: status >= 300 && status < 400
				? deliveryWords.redirected
				: deliveryWords.answered(status)
		return ended({ taken, status, response: textOf(bytes), error })
	} catch (error) {
		if (!(error instanceof OutboundError)) throw error
		return ended({ taken: false, status: null, response: null, error: deliveryWords.problemTexts[error.problem] })
	}
}
