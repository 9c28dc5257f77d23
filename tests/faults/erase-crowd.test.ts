import { afterAll, beforeAll, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { makeConsent, makeTenantWithAdmin, makeText, unique } from "../support/factories"
import { importForm, textImport } from "../support/imports"
import { knownKeys } from "../support/known-keys"
import { paddedVideo } from "../support/padded-video"
import { expectNothingHalf } from "../support/recount"
import { type Answer, send } from "../support/send"
import { GOOD_FORM, GOOD_TEXT, submit } from "../support/submit"
import { SOAK } from "./support/soak"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

const ROUNDS = Number(process.env.SOAK_ERASE_ROUNDS) || (SOAK ? 200 : 4)
const VIDEO_BYTES = 200_000
const METRICS_TOKEN = "erase-crowd-metrics-token-32-characters"

let world: World

beforeAll(async () => {
	world = await buildWorld({
		extra: { LIMIT_PEOPLE_TENANT: "1000000/60", LIMIT_CONSENT_ADDRESS: "1000000/60", METRICS_TOKEN },
	})
})
afterAll(() => world.end())

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

it(`${ROUNDS} rounds of erasing, submitting, withdrawing, deleting, and importing at once: none fails, nothing is half`, async () => {
	const { url } = await world.start()
	const { tenant, token } = await makeTenantWithAdmin({ acceptWritten: true })
	const { id: tenantId, slug: tenantSlug } = tenant
	const statuses = new Map<string, number>()
	const count = (what: string, { status, text }: Answer<unknown>, allowed: number[]) => {
		statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1)
		expect(allowed, `${what} answered ${status} ${text}`).toContain(status)
	}
	for (let round = 0; round < ROUNDS; round++) {
		const email = `person-${unique()}@example.com`
		const written = (at: number) => makeText({ tenantId, email: at % 2 ? email : `other-${unique()}@example.com` })
		const [withdrawn, deleted] = [await Promise.all(times(4, written)), await Promise.all(times(4, written))]
		const recorded = await makeConsent({ tenantId, email, bytes: Buffer.from(unique()) })
		const form = { ...GOOD_FORM, email }
		const [video, imported] = [paddedVideo(VIDEO_BYTES), paddedVideo(VIDEO_BYTES)]
		await Promise.all([
			...times(6, async () =>
				count("erase", await send(url, "POST /api/admin/people/erase", { token, body: { email } }), [200]),
			),
			...times(2, async () =>
				count(
					"submit",
					await submit(url, tenantSlug, { video: await video, form, headers: { "idempotency-key": unique() } }),
					[200],
				),
			),
			...times(6, async () =>
				count(
					"write",
					await send(url, "POST /api/tenant/{tenantSlug}/submit-text", {
						params: { tenantSlug },
						body: { ...GOOD_TEXT, email },
						headers: { "idempotency-key": unique() },
					}),
					[200],
				),
			),
			// Each of these may find its testimonial erased.
			...[...withdrawn, recorded].map(async (one) =>
				count(
					"withdraw",
					await send(url, "POST /api/consent/{token}/withdraw", { params: { token: one.token } }),
					[200, 404],
				),
			),
			...deleted.map(async ({ submission: { id } }) =>
				count("delete", await send(url, "DELETE /api/admin/submission/{id}", { params: { id }, token }), [204, 404]),
			),
			...times(2, async (at) => {
				const csv = times(3, (line) => `Ada,Words ${round} ${at} ${line}`).join("\n")
				count(
					"import",
					await send(url, "POST /api/admin/submissions/import-texts", { token, body: textImport(csv) }),
					[200],
				)
			}),
			imported.then(async (bytes) =>
				count(
					"import",
					await send(url, "POST /api/admin/submissions/import-video", { token, raw: importForm({ video: bytes }) }),
					[200],
				),
			),
		])
		count("erase", await send(url, "POST /api/admin/people/erase", { token, body: { email } }), [200])
		const mails = { tenantId, OR: [{ toAddress: email }, { aboutEmail: email }] }
		expect([
			await db().submission.count({ where: { tenantId, email } }),
			await db().mailDelivery.count({ where: mails }),
		]).toEqual([0, 0])
		await expectNothingHalf(tenantId)
	}
	const keys = await knownKeys({ tenantId })
	await reclaimDue(new Date())
	expect((await storedKeys(world)).filter((key) => key.includes(tenantId))).toEqual(keys)
	const metrics = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
	const collisions = (await metrics.text()).match(/^testimonials_transaction_collisions_total\S* \d+$/gm) ?? []
	if (SOAK) console.info(`${ROUNDS} rounds`, Object.fromEntries(statuses), collisions)
	expect(collisions).toEqual([])
})
