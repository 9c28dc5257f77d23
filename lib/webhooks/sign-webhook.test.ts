import { Webhook, WebhookVerificationError } from "standardwebhooks"
import { expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { makeSecret } from "./secret"
import { signWebhook } from "./sign-webhook"

const now = () => Math.floor(Date.now() / 1000)

it("agrees with the reference library for any body", () => {
	fc.assert(
		fc.property(fc.uuid(), fc.jsonValue(), (id, value) => {
			const [secret, body, timestamp] = [makeSecret(), JSON.stringify(value), now()]
			const headers = signWebhook({ id, timestamp, body }, [secret])
			expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
			expect(headers["webhook-signature"]).toBe(new Webhook(secret).sign(id, new Date(timestamp * 1000), body))
		}),
	)
})

it("gives two valid signatures during a rotation, and none for another secret, body, id, or time", () => {
	const [first, second, other] = [makeSecret(), makeSecret(), makeSecret()]
	const signed = { id: "e1", timestamp: now(), body: '{"a":1}' }
	const headers = signWebhook(signed, [second, first])
	for (const secret of [first, second]) expect(new Webhook(secret).verify(signed.body, headers)).toEqual({ a: 1 })
	const refused = (secret: string, body: string, given: Record<string, string>) =>
		expect(() => new Webhook(secret).verify(body, given)).toThrow(WebhookVerificationError)
	refused(other, signed.body, headers)
	refused(first, '{"a":2}', headers)
	refused(first, signed.body, { ...headers, "webhook-id": "e2" })
	refused(first, signed.body, { ...headers, "webhook-timestamp": String(signed.timestamp + 1) })
})
