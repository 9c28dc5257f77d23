import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readSessionToken } from "@/lib/accounts/session-token"
import { db } from "@/lib/db/client"
import { fixture, makeAdmin, makeSubmission, makeTenant, makeToken } from "../support/factories"
import { addressCases, queryCases, randomAddresses } from "./hostile/addresses"
import { rangeCases, rawCases } from "./hostile/raw-requests"
import { forgedTokens, tokenCases } from "./hostile/tokens"
import { Barrage } from "./support/barrage"
import { Random } from "./support/random"
import { buildWorld, type World } from "./support/world"

let world: World
let barrage: Barrage
let token: string
let userId: string
let submissionId: string

beforeAll(async () => {
	world = await buildWorld()
	barrage = new Barrage(await world.start())
	const admin = await makeAdmin({ tenantId: null })
	token = admin.token
	userId = admin.user.id
	const tenant = await makeTenant()
	const bytes = await fixture("chrome-vp9-opus.webm")
	submissionId = (await makeSubmission({ tenantId: tenant.id, status: "approved", bytes })).id
})
afterAll(() => world.end())

describe("hostile requests", () => {
	it("with every address are answered", () =>
		barrage.fire([...addressCases(token), ...randomAddresses(200)], { sample: true }))

	it("with every query are answered", async () => {
		const cases = queryCases(token, submissionId)
		const isExport = ({ name }: { name: string }) => name.includes("/export")
		await barrage.fire(
			cases.filter((hostile) => !isExport(hostile)),
			{ sample: true },
		)
		// More than a few of these at once are told to come back, which is no answer to what is asked here.
		await barrage.fire(cases.filter(isExport), { atOnce: 1, sample: true })
	})

	it("with every forged token are refused", async () => {
		const sessionId = (await readSessionToken(token)) ?? ""
		const expired = await makeToken(userId, -60)
		const revoked = await makeToken(userId)
		await db().session.delete({ where: { id: (await readSessionToken(revoked)) ?? "" } })
		const secret = world.environment.NEXTAUTH_SECRET ?? ""
		const forged = await forgedTokens({ token, sessionId, userId, secret, expired, revoked }, new Random(7))
		await barrage.fire(tokenCases(forged, token))
	})

	it("that are hardly HTTP are answered or hung up on", () => barrage.fire(rawCases(), { sample: true }))

	it("for every range are answered", () =>
		barrage.fire(rangeCases(`/media/submissions/${submissionId}/video`), { sample: true }))

	it("were many and different", () => {
		expect(barrage.tally("requests").different).toBeGreaterThan(2_500)
	})
})
