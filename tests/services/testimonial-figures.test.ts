import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Actor } from "@/lib/accounts/actor"
import { closeDb, db } from "@/lib/db/client"
import { withdraw } from "@/lib/privacy/cross-domain-mutations"
import { loadFigures } from "@/lib/submissions/figures/loaders"
import { REJECTION_REASONS } from "@/lib/submissions/kinds"
import { changeStatus, deleteSubmission } from "@/lib/submissions/mutations"
import type { StatusChange } from "@/lib/submissions/schema"
import { findWallOwner } from "@/lib/submissions/wall/queries"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeTenant, makeText } from "../support/factories"
import fc from "../support/fast-check"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})

const DAY_MS = 86_400_000
const teach = async () => undefined

async function business() {
	const { id, slug } = await makeTenant({ wallEnabled: true, showFigures: true })
	const { scope } = await resolveVisit(slug, "video_testimonials", true)
	const { user } = await makeAdmin({ tenantId: id })
	const { email, role, tenantRole, tenantId } = user
	const viewer = { userId: user.id, email, role, tenantRole, tenantId, sessionId: "", tenant: null }
	const actor = { viewer, address: "192.0.2.1" } as unknown as Actor
	return { id, slug, scope, actor, rating: async () => (await findWallOwner(slug))?.rating ?? null }
}
type Business = Awaited<ReturnType<typeof business>>

/** What one testimonial is expected to be, kept beside the database. */
interface Kept {
	id: string
	token: string
	/** Null for a customer's that counts in no average, too. */
	stars: number | null
	daysOld: number
	became: "pending" | "approved" | "withdrawn" | "deleted" | NonNullable<StatusChange["reason"]> | "rejected"
}

/** The rule in the words of the law: every decided one, unless it was refused for another reason than its opinion. */
function expectedRating(kept: Kept[]) {
	const stars = kept
		.filter(({ became, daysOld }) =>
			became === "pending" ? daysOld >= 30 : became === "approved" || became === "rejected",
		)
		.flatMap((each) => each.stars ?? [])
	if (stars.length === 0) return null
	const sum = stars.reduce((total, each) => total + each, 0)
	return { average: Math.round((sum / stars.length) * 10 + 1e-9) / 10, count: stars.length, since: null }
}

const step = fc.oneof(
	fc.record({
		what: fc.constant("give" as const),
		stars: fc.option(fc.integer({ min: 1, max: 5 })),
		relation: fc.constantFrom(null, null, "customer" as const, "employee" as const, "paid" as const),
		daysOld: fc.constantFrom(0, 29, 31, 400),
	}),
	fc.record({
		what: fc.constantFrom("approve" as const, "pend" as const, "withdraw" as const, "delete" as const),
		at: fc.nat(),
	}),
	fc.record({
		what: fc.constant("reject" as const),
		at: fc.nat(),
		reason: fc.constantFrom(undefined, null, ...REJECTION_REASONS),
	}),
)

async function take(
	{ id, scope, actor }: Business,
	kept: Kept[],
	each: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
	if (each.what === "give") {
		const createdAt = new Date(Date.now() - each.daysOld * DAY_MS)
		const { stars, relation } = each
		const { submission, token } = await makeText({ tenantId: id, stars, relation, createdAt })
		const counted = relation === null || relation === "customer" ? stars : null
		kept.push({ id: submission.id, token, stars: counted, daysOld: each.daysOld, became: "pending" })
		return
	}
	const one = kept[each.at % kept.length]
	if (!one || one.became === "deleted") return
	if (each.what === "delete") {
		await deleteSubmission(scope, actor, one.id)
		one.became = "deleted"
	} else if (one.became === "withdrawn") {
		// Final.
	} else if (each.what === "withdraw") {
		await withdraw(one.token)
		one.became = "withdrawn"
	} else if (each.what === "reject") {
		await changeStatus(scope, actor, one.id, { status: "rejected", reason: each.reason }, teach)
		const isRejected = !["pending", "approved"].includes(one.became)
		if (!isRejected || each.reason !== undefined) one.became = each.reason ?? "rejected"
	} else {
		await changeStatus(scope, actor, one.id, { status: each.what === "approve" ? "approved" : "pending" }, teach)
		one.became = each.what === "approve" ? "approved" : "pending"
	}
}

describe("the average and the figures of a business", () => {
	it("say what a recount says, after any way that testimonials go", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
				const place = await business()
				const kept: Kept[] = []
				for (const each of steps) await take(place, kept, each)
				expect(await place.rating()).toEqual(expectedRating(kept))
				const figures = await loadFigures(place.slug)
				const became = (what: Kept["became"]) => kept.filter((each) => each.became === what).length
				expect(figures).toMatchObject({
					received: kept.length - became("deleted"),
					approved: became("approved"),
					pending: became("pending"),
					withdrawn: became("withdrawn"),
					rejected: became("rejected"),
					reasons: REJECTION_REASONS.map((reason) => ({ reason, count: became(reason) })).filter(
						({ count }) => count > 0,
					),
				})
				// A counter that fell to nothing leaves no row.
				expect(await db().testimonialCount.count({ where: { tenantId: place.id, count: { lte: 0 } } })).toBe(0)
			}),
			{ numRuns: 8 },
		)
	})

	it("leaves out rejections from before reasons until their owner sorts them, and says since when", async () => {
		const place = await business()
		await makeText({ tenantId: place.id, status: "approved", stars: 5 })
		const since = new Date("2026-11-27T00:00:00Z")
		await db().tenant.update({ where: { id: place.id }, data: { rejectionsCountedSince: since } })
		const old = await Promise.all(
			[1, 2].map((stars) => makeText({ tenantId: place.id, status: "rejected", stars, rejectionReason: "unsorted" })),
		)
		const rating = await place.rating()
		expect(rating).toMatchObject({ average: 5, count: 1 })
		expect(new Date(rating?.since ?? 0)).toEqual(since)
		const [low, spam] = old.map(({ submission }) => submission.id) as [string, string]
		await changeStatus(place.scope, place.actor, spam, { status: "rejected", reason: "not_about_us" }, teach)
		await changeStatus(place.scope, place.actor, low, { status: "rejected", reason: null }, teach)
		expect(await place.rating()).toEqual({ average: 3, count: 2, since: null })
	})

	it("forgets the reason of a rejection that ends, also where an older version of the product ends it", async () => {
		const place = await business()
		const { submission } = await makeText({
			tenantId: place.id,
			status: "rejected",
			rejectionReason: "duplicate",
			stars: 1,
		})
		expect(await place.rating()).toBeNull()
		await db().$executeRaw`UPDATE submissions SET status = 'approved' WHERE id = ${submission.id}::uuid`
		await db().$executeRaw`UPDATE submissions SET status = 'rejected' WHERE id = ${submission.id}::uuid`
		expect(await place.rating()).toEqual({ average: 1, count: 1, since: null })
	})
})
