import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { text as readText } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb } from "@/lib/db/client"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { deliveryOf, MAIL, queueOne } from "../support/outgoing-mail"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
let server: Server
let answer: { status: number; body: object }
let calls: { headers: NodeJS.Dict<string | string[]>; body: Record<string, unknown> }[]

beforeAll(async () => {
	database = await startOwnDatabase()
	server = createServer(async (request, response) => {
		calls.push({ headers: request.headers, body: JSON.parse(await readText(request)) })
		response.writeHead(answer.status, { "Content-Type": "application/json" })
		response.end(JSON.stringify(answer.body))
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const address = server.address()
	const port = address && typeof address === "object" ? address.port : 0
	giveEnvironment(database, {
		MAIL_FROM: "Testimonials <post@platform.example>",
		RESEND_API_KEY: "re_test",
		RESEND_BASE_URL: `http://127.0.0.1:${port}`,
	})
})

afterAll(async () => {
	server.close()
	await closeDb()
	await database.stop()
})

beforeEach(() => {
	calls = []
	answer = { status: 200, body: { id: "1" } }
})

describe("platform mail by Resend", () => {
	it("carries the delivery's id as its idempotency key", async () => {
		const id = await queueOne({ fromName: 'Demo "x" <a@b.c>' })
		await deliverMail(id)
		expect(calls).toHaveLength(1)
		expect(calls[0]?.headers).toMatchObject({ authorization: "Bearer re_test", "idempotency-key": id })
		expect(calls[0]?.body).toMatchObject({
			from: '"Demo \\"x\\" <a@b.c>" <post@platform.example>',
			to: ["owner@example.com"],
			subject: MAIL.subject,
			text: MAIL.text,
			html: MAIL.html,
		})
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", transport: "resend" })
	})

	it.each([401, 403, 422])("stops at once if Resend answers %i", async (status) => {
		answer = { status, body: { statusCode: status, name: "invalid_api_key", message: "API key is invalid" } }
		const id = await queueOne()
		await deliverMail(id)
		const row = await deliveryOf(id)
		expect(row).toMatchObject({
			status: "failed",
			attempts: 1,
			lastError: `Resend answered ${status}: API key is invalid`,
		})
	})

	it.each([409, 429, 500, 503])("tries again if Resend answers %i", async (status) => {
		answer = { status, body: { statusCode: status, name: "application_error", message: "busy" } }
		const id = await queueOne()
		await expect(deliverMail(id)).rejects.toMatchObject({ code: "upstream_failed" })
		expect(await deliveryOf(id)).toMatchObject({ status: "queued", lastError: `Resend answered ${status}: busy` })
	})
})
