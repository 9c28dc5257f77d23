import { once } from "node:events"
import { Resend } from "resend"
import { firstAbort } from "@/lib/first-abort"
import { DeliveryError, SEND_TIMEOUT_MS, type Transport } from "./message"

// 400 and 422 reject this mail; 401 and 403 reject the key. The rest (409 while the first attempt runs, 429, 5xx, no
// connection) may pass.
const PERMANENT = new Set([400, 401, 403, 422])
const KEY_ERRORS = new Set(["missing_api_key", "invalid_api_key", "restricted_api_key"])

function namedAddress(name: string, address: string): string {
	return `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`
}

/** Tries the key, and sends nothing. @throws DeliveryError. */
export async function tryResend(apiKey: string, baseUrl: string | undefined, timeoutMs: number): Promise<void> {
	const deadline = firstAbort([], timeoutMs)
	const late = once(deadline.signal, "abort").then(() => Promise.reject(new Error("no answer in time")))
	const { error } = await Promise.race([new Resend(apiKey, { baseUrl }).domains.list(), late])
		.catch((cause: unknown) => {
			throw new DeliveryError("Resend doesn't answer", false, cause)
		})
		.finally(() => deadline.stop())
	// A key that may only send cannot list domains, and says so.
	if (error && error.name !== "restricted_api_key") throw new DeliveryError(`Resend says: ${error.message}`, false)
}

export function resendTransport(apiKey: string, baseUrl: string | undefined, fromAddress: string): Transport {
	return {
		name: "resend",
		async send({ id, fromName, to, replyTo, subject, text, html }, { timeoutMs = SEND_TIMEOUT_MS } = {}) {
			const resend = new Resend(apiKey, { baseUrl })
			const mail = {
				from: namedAddress(fromName, fromAddress),
				to: [to],
				replyTo: replyTo ?? undefined,
				subject,
				text,
				html,
			}
			// With this key a second attempt within a day, after a lost response, counts as the same mail.
			const deadline = firstAbort([], timeoutMs)
			// The package calls the built-in fetch, which may lose the signal (lib/ai/capped-fetch.ts).
			const late = once(deadline.signal, "abort").then(() => Promise.reject(deadline.signal.reason))
			const sending = resend.emails.send(mail, { idempotencyKey: id, signal: deadline.signal })
			const { error } = await Promise.race([sending, late])
				.catch((cause: unknown) => {
					throw new DeliveryError("Resend didn't answer in time.", false, cause)
				})
				.finally(() => deadline.stop())
			if (!error) return
			if (error.statusCode === null)
				throw new DeliveryError("Resend couldn't be reached from this server.", false, error)
			const permanent = PERMANENT.has(error.statusCode ?? 0) || KEY_ERRORS.has(error.name)
			throw new DeliveryError(`Resend answered ${error.statusCode ?? "nothing"}: ${error.message}`, permanent)
		},
	}
}
