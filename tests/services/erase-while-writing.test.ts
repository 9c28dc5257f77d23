import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Actor } from "@/lib/accounts/actor"
import { closeDb, db, transaction } from "@/lib/db/client"
import { observe } from "@/lib/observer"
import { teachChatbot, withdraw } from "@/lib/privacy/cross-domain-mutations"
import { erasePersonOf } from "@/lib/privacy/mutations"
import { importTexts } from "@/lib/submissions/imports/mutations"
import { changeStatus, deleteSubmission } from "@/lib/submissions/mutations"
import { acceptText } from "@/lib/submissions/receive/text-mutations"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeAdmin, makeInvitation, makeTenant, makeText, unique } from "../support/factories"
import { STATEMENT } from "../support/imports"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { expectNothingHalf } from "../support/recount"
import { giveEnvironment } from "../support/service-environment"
import { GOOD_TEXT } from "../support/submit"
import { eventually } from "../support/worker-process"

const AT_ONCE = 6
const ROUNDS = 8

let database: OwnDatabase
/** Transactions that had to run again because their locks crossed another's. One order of locks leaves none. */
let collisions: string[] = []

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database, { LIMIT_PEOPLE_TENANT: "1000/60" })
	const ignore = () => undefined
	observe({
		answered: ignore,
		jobEnded: ignore,
		received: ignore,
		collided: (outcome) => void collisions.push(outcome),
	})
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})

async function business() {
	const { id, slug } = await makeTenant({ acceptWritten: true })
	const { tenant, scope } = await resolveVisit(slug, "video_testimonials", true)
	const { user } = await makeAdmin({ tenantId: id })
	const { email, role, tenantRole, tenantId } = user
	const viewer = { userId: user.id, email, role, tenantRole, tenantId, sessionId: "", tenant: null }
	const actor = { viewer, address: "192.0.2.1" } as unknown as Actor
	/** Of a mail address, from an IP address of its own. */
	const submit = (from: string, at: number) =>
		acceptText({
			tenant,
			address: `192.0.2.${at}`,
			userAgent: "a test's browser",
			idempotencyKey: unique(),
			bytes: 100,
			receive: async () => ({
				fields: new Map(Object.entries({ ...GOOD_TEXT, email: from })),
				files: {},
				discard: async () => undefined,
			}),
		})
	return { id, scope, actor, submit, erase: (person: string) => erasePersonOf(scope, actor, person) }
}

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const someone = () => `person-${unique()}@example.com`

describe("six erasures of one person at once with", () => {
	it("six testimonials of that person: none fails, none meets another's lock crosswise, and each is whole", async () => {
		collisions = []
		for (let round = 0; round < ROUNDS; round++) {
			const { id, submit, erase } = await business()
			const email = someone()
			await makeInvitation({ tenantId: id, email })
			await submit(email, 99)
			const [sent, erased] = await Promise.all([
				Promise.all(times(AT_ONCE, (at) => submit(email, at))),
				Promise.all(times(AT_ONCE, () => erase(email))),
			])
			expect(new Set(sent).size).toBe(AT_ONCE)
			erased.push(await erase(email))
			const total = (of: "testimonials" | "mails" | "invitations") =>
				erased.reduce((sum, { counts }) => sum + Number(Object(counts)[of]), 0)
			// Each came with a notification and a receipt, which go with it.
			for (const { counts } of erased) expect(Object(counts).mails).toBe(2 * Object(counts).testimonials)
			expect([total("testimonials"), total("invitations")]).toEqual([AT_ONCE + 1, 1])
			expect(await db().mailDelivery.count({ where: { tenantId: id } })).toBe(0)
			await expectNothingHalf(id)
		}
		expect(collisions).toEqual([])
	})

	it("what else happens to testimonials: withdrawals, imports, rejections, deletions, other customers", async () => {
		collisions = []
		for (let round = 0; round < ROUNDS; round++) {
			const { id, scope, actor, submit, erase } = await business()
			const email = someone()
			// Every other one is another person's, so that there is something to do for all.
			const made = (at: number) =>
				makeText({ tenantId: id, email: at % 2 ? email : someone(), status: "approved", writtenText: unique() })
			const [withdrawn, rejected, deleted] = [
				await Promise.all(times(AT_ONCE, made)),
				await Promise.all(times(AT_ONCE, made)),
				await Promise.all(times(AT_ONCE, made)),
			]
			const list = (at: number) => `Ada,Words ${at} of ${id}`
			// Each may find its testimonial gone. Nothing else may go wrong.
			const gone = (error: { code?: string }) => expect(error).toMatchObject({ code: "not_found" })
			await Promise.all([
				...times(AT_ONCE, () => erase(email)),
				...times(AT_ONCE, (at) => submit(at % 2 ? email : someone(), at)),
				...withdrawn.map(({ token }) => withdraw(token).catch(gone)),
				...rejected.map(({ submission }) =>
					changeStatus(scope, actor, submission.id, { status: "rejected" }, async () => undefined).catch(gone),
				),
				...deleted.map(({ submission }) => deleteSubmission(scope, actor, submission.id).catch(gone)),
				...times(AT_ONCE, (at) =>
					importTexts(scope, actor, {
						csv: times(3, (line) => list(3 * at + line)).join("\n"),
						columns: { name: 0, text: 1 },
						has_header: false,
						consent_statement: STATEMENT,
					}),
				),
			])
			await erase(email)
			expect(await db().submission.count({ where: { tenantId: id, email } })).toBe(0)
			expect(await db().submission.count({ where: { tenantId: id, importedAt: { not: null } } })).toBe(3 * AT_ONCE)
			await expectNothingHalf(id)
		}
		expect(collisions).toEqual([])
	})
})

describe("what moves a counter and teaches the chatbot", () => {
	it.each([
		["a withdrawal", ({ token }: Given) => withdraw(token)],
		[
			"a rejection",
			({ submission, scope, actor }: Given) =>
				changeStatus(scope, actor, submission.id, { status: "rejected" }, teachChatbot),
		],
	])("waits for the tenant's row before it locks counters: %s", async (_what, change) => {
		const { id, scope, actor } = await business()
		const given = { scope, actor, ...(await makeText({ tenantId: id, status: "approved" })) }
		const changed = await transaction(async (tx) => {
			// As an import does, which then adds to the counters.
			await lockTenant(tx, id)
			const changing = change(given)
			await eventually("the change to wait", async () => {
				const [waits] = await db().$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pg_stat_activity
					WHERE datname = current_database() AND wait_event_type = 'Lock'`
				return waits?.n === 1
			})
			await tx.$queryRaw`SELECT 1 FROM submission_counts WHERE tenant_id = ${id}::uuid FOR UPDATE NOWAIT`
			return { changing }
		})
		await changed.changing
		await expectNothingHalf(id)
	})
})

type Given = Awaited<ReturnType<typeof makeText>> & Pick<Awaited<ReturnType<typeof business>>, "scope" | "actor">
