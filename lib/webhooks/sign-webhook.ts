import { createHmac } from "node:crypto"
import { secretKey } from "./secret"

interface Signed {
	id: string
	/** Unix seconds of the try. Receivers accept a few minutes. */
	timestamp: number
	body: string
}

/** The headers of Standard Webhooks 1.0. @param secrets two during a rotation: receivers accept either signature. */
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
