import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { beforeEach, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { parseEnv } from "@/lib/env-schema.mjs"
import { mailFolder } from "@/lib/mail/pick-transport"
import { applyRetention } from "@/lib/services/retention/apply-retention"
import { GROWING } from "@/lib/services/retention/kinds"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeDelivery, makeTenant } from "../support/factories"
import fc from "../support/fast-check"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const DAY = 86_400_000
const NOW = new Date("2026-11-27T12:00:00Z")
const MINUTE = 60_000 / DAY
const ago = (days: number) => new Date(NOW.getTime() - Math.round(days * DAY))
const dayOf = (days: number) => ago(days).toISOString().slice(0, 10)

type Settings = Partial<Record<(typeof GROWING)[number]["setting"] | "KEEP_MAIL_FILES_DAYS" | "SMTP_URL", unknown>>

/** The environment is read once and parsed into one object, in which a test sets what it needs. */
const set = (settings: Settings) => Object.assign(env(), settings)

const DEFAULTS = {
	KEEP_CONVERSATIONS_DAYS: 0,
	KEEP_LEADS_DAYS: 0,
	KEEP_ACTIVITY_DAYS: 0,
	KEEP_MAIL_LOG_DAYS: 365,
	KEEP_TOKEN_USAGE_DAYS: 400,
	KEEP_MAIL_FILES_DAYS: 30,
	SMTP_URL: undefined,
}

beforeEach(async () => {
	set(DEFAULTS)
	await db().tenant.deleteMany()
	await db().auditEntry.deleteMany()
})

/** One of each kind, this old. @returns finds which are left. */
async function oneOfEach(tenantId: string, days: number) {
	const at = ago(days)
	const talk = await makeConversation(tenantId, { lastMessageAt: at })
	const lead = await makeLead(tenantId, { createdAt: at, updatedAt: at })
	const entry = await db().auditEntry.create({
		data: { tenantId, actorEmail: "a@example.com", action: "tag.created", ipAddress: "192.0.2.1", createdAt: at },
	})
	const mail = await makeDelivery({ tenantId, status: "sent", createdAt: at, sentAt: at })
	const day = new Date(`${dayOf(days)}T00:00:00Z`)
	await db().chatTokenUsage.upsert({
		where: { tenantId_day: { tenantId, day } },
		create: { tenantId, day, chargedTokens: 7 },
		update: {},
	})
	const isLeft = async () => ({
		conversations: (await db().chatConversation.count({ where: { id: talk.id } })) > 0,
		leads: (await db().lead.count({ where: { id: lead.id } })) > 0,
		activity: (await db().auditEntry.count({ where: { id: entry.id } })) > 0,
		"mail log": (await db().mailDelivery.count({ where: { id: mail.id } })) > 0,
		"token usage": (await db().chatTokenUsage.count({ where: { tenantId, day } })) > 0,
	})
	return { days, isLeft }
}

describe("by default", () => {
	it("deletes old mails and token usage, and nothing that a business owns", async () => {
		const tenant = await makeTenant()
		const old = await oneOfEach(tenant.id, 5_000)
		await applyRetention(NOW)
		expect(await old.isLeft()).toEqual({
			conversations: true,
			leads: true,
			activity: true,
			"mail log": false,
			"token usage": false,
		})
	})
})

describe("what is younger than its setting", () => {
	it("never goes, and what is older always does, whatever the settings and ages", async () => {
		const days = fc.integer({ min: 31, max: 400 })
		const setting = fc.oneof(fc.constant(0), days)
		const settings = fc.record(Object.fromEntries(GROWING.map((kind) => [kind.setting, setting])))
		const anyAge = fc.integer({ min: 0, max: 500 })
		const cases = settings.chain((chosen) => {
			const nearest = Object.values(chosen).flatMap((kept) => [kept - MINUTE, kept, kept + MINUTE])
			const ages = fc.array(anyAge, { minLength: 1, maxLength: 3 })
			return fc.tuple(fc.constant({ chosen, nearest }), fc.array(ages, { minLength: 1, maxLength: 2 }))
		})
		await fc.assert(
			fc.asyncProperty(cases, async ([{ chosen, nearest }, random]) => {
				set(chosen)
				// Always also those of the ages at which it turns.
				const ofBusinesses = [...random, nearest.filter((days) => days > 1)]
				const made: Awaited<ReturnType<typeof oneOfEach>>[] = []
				for (const ofBusiness of ofBusinesses) {
					const tenant = await makeTenant()
					for (const age of ofBusiness) made.push(await oneOfEach(tenant.id, age))
				}
				await applyRetention(NOW)
				for (const { days: age, isLeft } of made) {
					const left = Object.entries(await isLeft())
					const wanted = GROWING.map(({ name, setting: key }) => {
						const kept = Number(chosen[key])
						// Usage is kept by whole days.
						const isYoung = key === "KEEP_TOKEN_USAGE_DAYS" ? dayOf(age) >= dayOf(kept) : age <= kept
						return [name, kept === 0 || isYoung]
					})
					expect(left).toEqual(wanted)
				}
				expect(await applyRetention(NOW)).toEqual(
					Object.fromEntries(GROWING.filter((kind) => chosen[kind.setting] !== 0).map(({ name }) => [name, 0])),
				)
			}),
			{ numRuns: 12 },
		)
	})

	it("counts a lead by what it did last, and keeps the conversation of one that goes, without the name", async () => {
		set({ KEEP_LEADS_DAYS: 100 })
		const tenant = await makeTenant()
		const old = { createdAt: ago(300), updatedAt: ago(200) }
		const talking = await makeLead(tenant.id, old)
		const returned = await makeLead(tenant.id, { ...old, updatedAt: ago(50) })
		const silent = await makeLead(tenant.id, { ...old, name: "Zora Neale" })
		await makeConversation(tenant.id, { lead: talking, lastMessageAt: ago(99) })
		const kept = await makeConversation(tenant.id, { lead: silent, lastMessageAt: ago(101) })
		expect(await applyRetention(NOW)).toMatchObject({ leads: 1 })
		const left = await db().lead.findMany({ where: { tenantId: tenant.id }, select: { id: true } })
		expect(new Set(left.map(({ id }) => id))).toEqual(new Set([talking.id, returned.id]))
		const talk = await db().chatConversation.findUniqueOrThrow({ where: { id: kept.id } })
		expect(talk).toMatchObject({ leadId: null, searchText: expect.not.stringContaining("zora") })
	})

	it("keeps a mail that waits, was sent again lately, or tells an invitation's state", async () => {
		set({ KEEP_MAIL_LOG_DAYS: 10 })
		const { id: tenantId } = await makeTenant()
		const old = { tenantId, createdAt: ago(90) }
		const queued = await makeDelivery({ ...old, status: "queued" })
		const again = await makeDelivery({ ...old, status: "sent", sentAt: ago(1) })
		const invited = await makeDelivery({ ...old, status: "sent", sentAt: ago(90) })
		await makeDelivery({ ...old, status: "failed" })
		const batch = await db().invitationBatch.create({ data: { tenantId, subject: "", text: "", reminderDays: [] } })
		const person = { name: "Ada", email: "ada@example.com", emailFingerprint: "", tokenHash: randomUUID() }
		await db().invitation.create({ data: { tenantId, batchId: batch.id, deliveryId: invited.id, ...person } })
		expect(await applyRetention(NOW)).toMatchObject({ "mail log": 1 })
		const left = await db().mailDelivery.findMany({ where: { tenantId }, select: { id: true } })
		expect(new Set(left.map(({ id }) => id))).toEqual(new Set([queued.id, again.id, invited.id]))
	})

	it("goes in batches until nothing is left", async () => {
		set({ KEEP_ACTIVITY_DAYS: 10 })
		const entry = { actorEmail: "a@example.com", action: "tag.created", ipAddress: "192.0.2.1" }
		const of = (count: number, days: number) =>
			Array.from({ length: count }, () => ({ ...entry, createdAt: ago(days) }))
		await db().auditEntry.createMany({ data: [...of(1_234, 11), ...of(3, 9)] })
		expect(await applyRetention(NOW)).toMatchObject({ activity: 1_234 })
		expect(await db().auditEntry.count()).toBe(3)
	})
})

describe("mail files", () => {
	const stamp = (days: number) => `${ago(days).toISOString().replace(/[-:]/g, "")}-${randomUUID()}.eml`
	function write(name: string, days: number): string {
		mkdirSync(mailFolder(), { recursive: true })
		const file = path.join(mailFolder(), name)
		writeFileSync(file, "Subject: Hello")
		utimesSync(file, ago(days), ago(days))
		return name
	}

	it("stay while no provider is set, and go after their days once one is; what others put there stays", async () => {
		const old = write(stamp(31), 31)
		const kept = [write(stamp(29), 29), write("notes.eml", 500), write("20260101T000000.000Z-x.txt", 500)]
		expect(await applyRetention(NOW)).not.toHaveProperty("mail files")
		expect(readdirSync(mailFolder()).sort()).toEqual([old, ...kept].sort())
		set({ SMTP_URL: "smtp://127.0.0.1:9", KEEP_MAIL_FILES_DAYS: 0 })
		await applyRetention(NOW)
		expect(existsSync(path.join(mailFolder(), old))).toBe(true)
		set({ KEEP_MAIL_FILES_DAYS: 30 })
		expect(await applyRetention(NOW)).toMatchObject({ "mail files": 1 })
		expect(readdirSync(mailFolder()).sort()).toEqual(kept.sort())
	})
})

describe("the settings", () => {
	it.each([
		["KEEP_CONVERSATIONS_DAYS", "-1"],
		["KEEP_LEADS_DAYS", "90d"],
		["KEEP_ACTIVITY_DAYS", "1.5"],
		["KEEP_MAIL_LOG_DAYS", "1"],
		["KEEP_TOKEN_USAGE_DAYS", "30"],
		["KEEP_MAIL_FILES_DAYS", "36501"],
	])("%s=%s stops the start with a line that names it", (name, value) => {
		expect(() => parseEnv({ ...process.env, [name]: value })).toThrow(new RegExp(`^Configuration: ${name} must be`))
	})
})
