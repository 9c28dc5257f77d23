import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import type { FunnelRow } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { expireFunnelCounts } from "@/lib/submissions/funnel/mutations"
import type { FunnelBeacon } from "@/lib/submissions/funnel/schema"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

async function business(overrides: Parameters<typeof makeTenant>[0] = { funnelEnabled: true }) {
	const tenant = await makeTenant(overrides)
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const note = (beacon: { [K in keyof FunnelBeacon]?: FunnelBeacon[K] | string }, address?: string) =>
		send(url, "POST /api/tenant/{tenantSlug}/funnel", {
			params: { tenantSlug: tenant.slug },
			body: { visit: randomUUID(), device: "phone", ...beacon } as FunnelBeacon,
			headers: address ? { "x-forwarded-for": address } : {},
		})
	const funnel = async (weeks?: number) => {
		const answer = await send(url, "GET /api/admin/funnel", { token, query: weeks ? { weeks } : {} })
		expect(answer.status).toBe(200)
		return answer.body
	}
	return { tenant, token, note, funnel }
}

const total = (rows: FunnelRow[], fields: Partial<FunnelRow>) =>
	rows
		.filter((row) => Object.entries(fields).every(([name, value]) => row[name as keyof FunnelRow] === value))
		.reduce((sum, { count }) => sum + count, 0)

/** A multiple of twenty, so that each way of ending is there. `CROWD=200 npm test -- --only api funnel` is the long run. */
const CROWD = Number(process.env.CROWD) || 40

describe("how far visitors come", () => {
	it("is what a crowd did, on phone and desk, invited or not", async () => {
		const { note, funnel } = await business()
		// One in four is on a computer, one in five invited. Of each ten, two refuse the camera, one inside an app's browser.
		const visits = Array.from({ length: CROWD }, (_, index) => ({
			visit: randomUUID(),
			device: index % 4 === 0 ? ("desk" as const) : ("phone" as const),
			invited: index % 5 === 0,
			end: index % 10,
		}))
		const beacons = visits.flatMap(({ end, ...visit }) => {
			const steps: (Partial<FunnelBeacon> & { step: FunnelBeacon["step"] })[] = [{ step: "opened" }]
			if (end >= 1) steps.push({ step: "camera_asked" })
			if (end === 1) steps.push({ step: "camera_refused", reason: "in_app" })
			if (end === 2) steps.push({ step: "camera_refused", reason: "denied" })
			if (end >= 3) steps.push({ step: "camera_allowed" }, { step: "recording_begun" }, { step: "take_kept" })
			if (end >= 4) steps.push({ step: "form_begun" }, { step: "submit_pressed" })
			if (end === 4) steps.push({ step: "submit_failed", reason: "offline" })
			if (end >= 5) steps.push({ step: "submitted" })
			return steps.map((step) => ({ ...visit, ...step }))
		})
		// A few dozen at a time, as phones would: a thousand connections at once are more than one host listens for.
		const statuses = new Set<number>()
		for (let start = 0; start < beacons.length; start += 40) {
			const some = beacons.slice(start, start + 40)
			const answers = await Promise.all(
				some.map((beacon, index) => note(beacon, `198.51.100.${(start + index) % 200}`)),
			)
			for (const { status } of answers) statuses.add(status)
		}
		expect(statuses).toEqual(new Set([204]))

		const { enabled, rows } = await funnel()
		expect(enabled).toBe(true)
		const counted = (end: (index: number) => boolean) => visits.filter((visit) => end(visit.end))
		for (const [step, reached] of [
			["opened", () => true],
			["camera_asked", (end: number) => end >= 1],
			["camera_allowed", (end: number) => end >= 3],
			["take_kept", (end: number) => end >= 3],
			["submit_pressed", (end: number) => end >= 4],
			["submitted", (end: number) => end >= 5],
		] as const) {
			expect(total(rows, { step }), step).toBe(counted(reached).length)
			for (const fields of [{ device: "desk" as const }, { device: "phone" as const }, { invited: true }]) {
				const [name, value] = Object.entries(fields)[0] as [keyof typeof fields, never]
				expect(total(rows, { step, ...fields }), `${step} ${value}`).toBe(
					counted(reached).filter((visit) => visit[name] === value).length,
				)
			}
		}
		expect(total(rows, { step: "camera_refused", reason: "in_app" })).toBe(CROWD / 10)
		expect(total(rows, { step: "camera_refused", reason: "denied" })).toBe(CROWD / 10)
		expect(total(rows, { step: "submit_failed", reason: "offline" })).toBe(CROWD / 10)
	})

	it("counts a step of one visit once", async () => {
		const { note, funnel } = await business()
		const visit = randomUUID()
		await Promise.all([1, 2, 3].map(() => note({ visit, step: "opened" })))
		await note({ visit, step: "submitted" })
		const { rows } = await funnel()
		expect(rows.map(({ step, count }) => [step, count]).sort()).toEqual([
			["opened", 1],
			["submitted", 1],
		])
	})

	it("is not counted while the business has it off, and stays as it was", async () => {
		const { tenant, token, note, funnel } = await business()
		await note({ step: "opened" })
		await send(url, "PUT /api/admin/tenant-settings", { token, body: { funnel_enabled: false } })
		expect((await note({ step: "opened" })).status).toBe(204)
		expect(await funnel()).toMatchObject({ enabled: false, rows: [{ step: "opened", count: 1 }] })
		expect(await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).toMatchObject({ funnelEnabled: false })
	})

	it.each([
		{ step: "elsewhere" },
		{ step: "camera_refused" },
		{ step: "camera_refused", reason: "offline" },
		{ step: "opened", reason: "in_app" },
		{ step: "opened", visit: "me@example.com" },
		{ step: "opened", device: "watch" as "phone" },
	])("refuses %j, so that no flood adds a kind of row", async (beacon) => {
		const { note, funnel } = await business()
		expect((await note(beacon)).status).toBe(422)
		expect((await funnel()).rows).toEqual([])
	})

	it("takes one address's beacons up to its limit", async () => {
		const { note, funnel } = await business()
		const address = `2001:db8:${unique()
			.slice(0, 4)
			.replace(/[^0-9a-f]/g, "1")}::1`
		const statuses = new Set<number>()
		for (let round = 0; round < 8; round++) {
			const answers = await Promise.all(Array.from({ length: 50 }, () => note({ step: "opened" }, address)))
			for (const { status } of answers) statuses.add(status)
		}
		expect(statuses).toEqual(new Set([204, 429]))
		expect(total((await funnel()).rows, { step: "opened" })).toBe(300)
	})

	it("covers the weeks that are asked for, and is deleted after a year", async () => {
		const { tenant, note, funnel } = await business()
		await note({ step: "opened" })
		const at = (week: string) => ({
			tenantId: tenant.id,
			week: new Date(week),
			step: "opened",
			device: "desk",
			invited: false,
			reason: "",
			count: 5,
		})
		const now = Date.now()
		const weeksAgo = (weeks: number) => new Date(now - weeks * 7 * 86_400_000).toISOString().slice(0, 10)
		await db().funnelCount.createMany({ data: [at(weeksAgo(3)), at(weeksAgo(20)), at(weeksAgo(60))] })
		expect(total((await funnel(1)).rows, {})).toBe(1)
		expect(total((await funnel()).rows, {})).toBe(6)
		expect(total((await funnel(52)).rows, {})).toBe(11)
		await expireFunnelCounts(new Date())
		expect(await db().funnelCount.count({ where: { tenantId: tenant.id } })).toBe(3)
	})
})
