import type { ServerResponse } from "node:http"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { deliverTo } from "@/lib/services/webhooks/mutations"
import { MAX_ATTEMPTS } from "@/lib/webhooks/back-off"
import { queueTest, rotateSecret, sendAgain, switchOff, switchOn } from "@/lib/webhooks/mutations"
import { makeSecret, sealSecret } from "@/lib/webhooks/secret"
import { makeLead } from "../support/chatbot-rows"
import { makeAdmin } from "../support/factories"
import { letPass, verify } from "../support/webhook-receiver"

import { makeShop, startWebhookWorld, type WebhookWorld } from "../support/webhook-shop"

/** A little more than the waits between a delivery's tries, in hours. */
const WAITS = [0.02, 0.04, 0.05, 0.2, 0.6, 1.2, 2.3, 4.5, 6.7, 11.1]

let world: WebhookWorld
beforeAll(async () => {
	world = await startWebhookWorld()
})
afterAll(() => world.stop())

it("sends what happened, signed so that the reference library accepts it, with both secrets for a day after a rotation", async () => {
	const { id, secret, tenantId, run, arrived, deliveries, pass } = await makeShop(world)
	await makeLead(tenantId, { name: "Grace" })
	await run()
	const [first] = arrived()
	const [logged] = await deliveries()
	if (!first) throw new Error("Nothing arrived.")
	verify(first, secret)
	expect(first.headers).toMatchObject({ "webhook-id": logged?.eventId, "content-type": "application/json" })
	const data = { name: "Grace", is_deleted: false }
	expect(first.event).toMatchObject({ type: "lead.created", is_test: false, data })
	expect(logged).toMatchObject({ status: "sent", attempts: 1, responseStatus: 204, body: first.body, lastError: null })

	const next = makeSecret()
	await transaction((tx) => rotateSecret(tx, id, sealSecret(id, next)))
	await makeLead(tenantId)
	await run()
	const second = arrived().at(-1) ?? first
	for (const one of [secret, next]) verify(second, one)
	expect(second.headers["webhook-signature"]?.split(" ")).toHaveLength(2)
	await pass(25)
	await makeLead(tenantId)
	await run()
	const third = arrived().at(-1) ?? first
	verify(third, next)
	expect(() => verify(third, secret)).toThrow()
})

it("tries again for a day under the same id, then gives up, and sends again when asked", async () => {
	const { run, pass, tenantId, answer, arrived, deliveries, row } = await makeShop(world, ["lead.created"])
	answer(500, `nul:\0 ${"x".repeat(5000)}`)
	await makeLead(tenantId)
	await run()
	const [failed] = await deliveries()
	expect(failed).toMatchObject({ status: "waiting", responseStatus: 500, lastError: "The server answered with 500." })
	expect(failed?.responseBody).toMatch(/^nul: x{2042}$/)
	for (const hours of WAITS) await pass(hours)
	const [given] = await deliveries()
	expect(given).toMatchObject({ status: "failed", attempts: MAX_ATTEMPTS })
	expect(arrived().map(({ headers }) => headers["webhook-id"])).toEqual(Array(MAX_ATTEMPTS).fill(given?.eventId))
	expect(await row()).toMatchObject({ isEnabled: true, isSlow: true })

	answer(200, "thanks")
	await transaction((tx) => sendAgain(tx, given?.id ?? ""))
	await expect(transaction((tx) => sendAgain(tx, given?.id ?? ""))).rejects.toMatchObject({ code: "conflict" })
	await run()
	expect((await deliveries())[0]).toMatchObject({ status: "sent", attempts: 1, eventId: given?.eventId })
	expect(await row()).toMatchObject({ failingSince: null, isSlow: false, restsUntil: null })
})

it("keeps the order of a subject, while others go past one that waits", async () => {
	const { run, pass, tenantId, answer, arrived } = await makeShop(world)
	const lead = await makeLead(tenantId, { name: "First" })
	answer(503)
	await run()
	answer(204)
	await db().lead.update({ where: { id: lead.id }, data: { name: "Second" } })
	await makeLead(tenantId, { name: "Other" })
	// Past the endpoint's rest, and before the first one's next try.
	await pass(0.0005)
	const seen = () => arrived().map(({ event }) => `${event.type} ${event.data.name}`)
	expect(seen()).toEqual(["lead.created First", "lead.created Other"])
	await pass(0.01)
	// What is told is how things are when it is told.
	expect(seen().slice(2)).toEqual(["lead.created Second", "lead.updated Second"])
})

it("takes a 410 at its word, and tells the owners", async () => {
	const { run, tenantId, answer, deliveries, row, id } = await makeShop(world)
	const owner = await makeAdmin({ tenantId })
	await makeAdmin({ tenantId, tenantRole: "editor" })
	for (const _time of [1, 2, 3]) await makeLead(tenantId)
	answer(410)
	await run()
	expect(await row()).toMatchObject({ isEnabled: false, disabledReason: "gone" })
	const why = "We turned the webhook off because its address answered that it's gone (410)."
	expect((await deliveries()).map(({ status, lastError }) => [status, lastError])).toEqual([
		["failed", why],
		["failed", why],
		["failed", why],
	])
	const mails = await db().mailDelivery.findMany({ where: { tenantId } })
	expect(mails.map(({ toAddress, kind }) => [toAddress, kind])).toEqual([[owner.user.email, "webhook.switched_off"]])
	await makeLead(tenantId)
	expect(await deliveries()).toHaveLength(3)
	await expect(transaction((tx) => queueTest(tx, id, "lead.created"))).rejects.toMatchObject({ code: "conflict" })
	await transaction((tx) => switchOn(tx, id))
	answer(204)
	await makeLead(tenantId)
	await run()
	expect((await deliveries()).at(-1)).toMatchObject({ status: "sent" })
})

it("turns off what has failed for 72 hours, with one mail, and not for a hiccup after a quiet week", async () => {
	const { run, pass, tenantId, answer, row, id } = await makeShop(world, ["lead.created"])
	await makeAdmin({ tenantId })
	answer(500)
	const mails = () => db().mailDelivery.count({ where: { tenantId, kind: "webhook.switched_off" } })
	for (let day = 1; day <= 3; day++) {
		await makeLead(tenantId)
		await run()
		for (const hours of WAITS.slice(0, -1)) await pass(hours)
		await pass(8.35)
		expect(await row()).toMatchObject({ isEnabled: true })
	}
	await makeLead(tenantId)
	for (const hours of WAITS) await pass(hours)
	expect([(await row()).disabledReason, await mails()]).toEqual(["failing", 1])

	await transaction((tx) => switchOn(tx, id))
	await makeLead(tenantId)
	await run()
	await db().webhookDelivery.updateMany({ where: { endpointId: id }, data: { status: "failed" } })
	await letPass(id, 7 * 24)
	await makeLead(tenantId)
	await run()
	expect([(await row()).isEnabled, await mails()]).toEqual([true, 1])
	// An admin's own choice ends what waits, and tells no one.
	await transaction((tx) => switchOff(tx, id, null))
	expect(await db().webhookDelivery.count({ where: { endpointId: id, status: "waiting" } })).toBe(0)
	expect(await mails()).toBe(1)
})

it("calls nothing but the public internet, follows no redirect, and takes 2xx for a yes whatever comes with it", async () => {
	const inside = await makeShop(world, undefined, world.refused.origin)
	await makeLead(inside.tenantId)
	await inside.run()
	expect(world.refused.received).toEqual([])
	const unreached = "This address isn't on the public internet, so we don't call it."
	expect(await inside.deliveries()).toMatchObject([{ status: "waiting", responseStatus: null, lastError: unreached }])

	const away = await makeShop(world)
	world.receiver.answers.set(
		away.path,
		(_received, response) => void response.writeHead(307, { location: `${world.refused.origin}/secret` }).end(),
	)
	await makeLead(away.tenantId)
	await away.run()
	expect(await away.deliveries()).toMatchObject([
		{ status: "waiting", responseStatus: 307, lastError: "The server redirected us. We don't follow redirects." },
	])
	expect(world.refused.received).toEqual([])

	const liar = await makeShop(world)
	const lies: ((response: ServerResponse) => void)[] = [
		(response) => response.writeHead(200).end(Buffer.alloc(5_000_000, 0xff)),
		(response) => response.writeHead(202, { "content-encoding": "gzip" }).end("not packed"),
		(response) => response.writeHead(200).write("cut", () => response.destroy()),
	]
	for (const lie of lies) {
		world.receiver.answers.set(liar.path, (_received, response) => lie(response))
		await makeLead(liar.tenantId)
		await liar.run()
	}
	expect((await liar.deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual(
		lies.map(() => ["sent", 1]),
	)
})

it("goes on in the slow queue while an endpoint keeps it waiting, and back", async () => {
	const { run, tenantId, path, answer, jobs, row } = await makeShop(world)
	const clock = vi.spyOn(performance, "now")
	world.receiver.answers.set(path, (_received, response) => {
		clock.mockReturnValue(performance.now() + 4_000)
		response.end()
	})
	await makeLead(tenantId)
	await run()
	clock.mockRestore()
	expect(await row()).toMatchObject({ isSlow: true, failingSince: null })
	answer(204)
	await makeLead(tenantId)
	expect((await jobs()).map(({ queue }) => queue)).toEqual(["deliver-slow-webhooks"])
	await run()
	await makeLead(tenantId)
	expect((await jobs()).map(({ queue }) => queue)).toEqual(["deliver-webhooks"])
})

it("has one request in flight at an endpoint, and forgets no event that comes meanwhile", async () => {
	const { run, tenantId, path, id, arrived, jobs, deliveries } = await makeShop(world)
	let answerNow = () => {}
	const asked = new Promise<void>((resolve) => {
		world.receiver.answers.set(path, (_received, response) => {
			answerNow = () => void response.end()
			resolve()
		})
	})
	await makeLead(tenantId)
	const working = run()
	await asked
	await makeLead(tenantId)
	await db().job.deleteMany({ where: { data: { equals: { endpointId: id } } } })
	// As another host does with the second one's job.
	await deliverTo("deliver-webhooks", { endpointId: id })
	expect([arrived().length, (await jobs()).length]).toEqual([1, 1])
	world.receiver.answers.delete(path)
	answerNow()
	await working
	expect((await deliveries()).map(({ status }) => status)).toEqual(["sent", "sent"])
	// The first one's look made the second one's job needless.
	expect(await jobs()).toEqual([])
})
