import { createHmac } from "node:crypto"
import { secretKey } from "./secret"

interface Signed {
	/** The event's id: the same at each try. */
	id: string
	/** Unix time in seconds: that of the try, which receivers hold to a few minutes. */
	timestamp: number
	body: string
}

/**
 * The three headers of Standard Webhooks 1.0.
 * @param secrets one, or two while a rotation lasts: a receiver accepts either signature.
 */
export function signWebhook({ id, timestamp, body }: Signed, secrets: readonly string[]) {
	const signatures = secrets.map((secret) => {
		const digest = createHmac("sha256", secretKey(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")
		return `v1,${digest}`
	})
	return {
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
		"webhook-signature": signatures.join(" "),
	}
}
