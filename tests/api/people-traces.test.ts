import { randomUUID } from "node:crypto"
import { expect, inject, it } from "vitest"
import { db, pool } from "@/lib/db/client"
import { makeConversation, makeLead, makeQuestion, makeSource, makeTest } from "../support/chatbot-rows"
import { fixture, makeCaptions, makeInvitation, makeTenantWithAdmin, unique } from "../support/factories"
import { queueOne } from "../support/outgoing-mail"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url } = inject("product")

/** Tables that can hold text but, by their purpose, nothing about a customer or visitor. */
const HOLDS_NO_PERSON: Record<string, string> = {
	_prisma_migrations: "which migrations ran",
	address_changes: "of administrators",
	api_keys: "the business's own names of its programs, and hashes",
	carousel_images: "the platform's own pictures and captions",
	chatbot_settings: "the business's own texts",
	consent_records:
		"the product's or the business's own text; what the server noted with it is deleted with the testimonial",
	consent_texts: "the business's own texts",
	encryption_keys: "check values of keys",
	fingerprint_keys: "keys, locked",
	erasure_receipts: "figures and a keyed fingerprint",
	idempotency_keys: "a key that the browser made up, and a hash",
	jobs: "ids, and addresses of administrators",
	invitation_batches: "the business's own texts",
	login_challenges: "of administrators, hashed",
	password_resets: "of administrators, hashed",
	platform_config: "the platform's own texts",
	knowledge_postings: "beginnings of words, deleted with the text that they come from",
	playbacks: "keys of objects and hashes",
	quiz_consents: "the business's own texts, deleted with the session",
	quiz_question_counts: "ids of questions",
	quiz_question_worth: "ids of questions",
	quiz_reports: "keys of objects and hashes",
	quiz_versions: "the business's own texts",
	quizzes: "the business's own texts",
	rate_limits: "hashes",
	reclaimable_objects: "keys of objects",
	passkeys: "of administrators: public keys, and names that they chose",
	retention_rules: "lengths of time, and ids of mails to administrators",
	second_factors: "of administrators, sealed or hashed",
	sessions: "of administrators",
	signing_keys: "keys, public or sealed",
	spent_passkey_challenges: "numbers made at random",
	tags: "the business's own words",
	test_runs: "ids of knowledge sources, and why a provider failed",
	tenants: "the business's own texts",
	upload_parts: "keys of objects",
	funnel_counts: "counters, without a trace of a person",
	testimonial_counts: "counters, without a trace of a person",
	unsubscribes: "keyed fingerprints",
	website_pages: "the business's own texts",
	website_turns: "names of hosts",
	websites: "the business's own address",
	translations: "the business's own texts, in other languages",
	webhook_endpoints: "the business's own addresses, and sealed secrets",
	widgets: "the business's own texts",
	users: "administrators, who are removed through the team list",
}

/** The test searches every other table, including those that a later migration adds. */
const HOLDS_NO_TEXT = new Set([
	"uuid",
	"smallint",
	"integer",
	"bigint",
	"numeric",
	"double precision",
	"boolean",
	"date",
	"timestamp with time zone",
	// Enumerations.
	"USER-DEFINED",
])

interface Column {
	table: string
	name: string
	type: string
}

async function textColumns(): Promise<Column[]> {
	const { rows } = await pool().query<Column>(
		`SELECT c.table_name AS table, c.column_name AS name, c.data_type AS type
		FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`,
	)
	return rows.filter(({ type }) => !HOLDS_NO_TEXT.has(type))
}

/** "table.column" of every column that holds one of the words, in any case. */
async function findTraces(columns: Column[], words: string[]): Promise<string[]> {
	const found: string[] = []
	for (const { table, name, type } of columns) {
		const text = type === "bytea" ? `encode("${name}", 'escape')` : `"${name}"::text`
		const { rows } = await pool().query(
			`SELECT FROM "${table}" WHERE EXISTS (SELECT FROM unnest($1::text[]) word WHERE position(word IN lower(${text})) > 0) LIMIT 1`,
			[words],
		)
		if (rows.length > 0) found.push(`${table}.${name}`)
	}
	return found
}

const tableOf = (trace: string) => trace.split(".")[0] ?? ""

it("looks for a person in every column of every table, and finds no trace after an erasure", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const id = unique()
	const person = { name: `Trace${id}`, email: `trace-${id}@example.com`, website: `https://trace-${id}.example` }
	const { name, email } = person
	const introduced = `I am ${name}, mail ${email}`
	const post = { form: { ...GOOD_FORM, ...person }, video: await fixture("chrome-vp9-opus.webm") }

	// A customer with two testimonials: one stays, and one is deleted and lives on in the log.
	const testimonial = async () => {
		const answer = await submit(url, tenant.slug, { ...post, headers: { "idempotency-key": randomUUID() } })
		expect(answer.status).toBe(200)
		return answer.body.submission_id
	}
	const submissionId = await testimonial()
	await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id: await testimonial() } })
	const cues = [{ startMs: 0, endMs: 900, text: introduced }]
	await makeCaptions({ tenantId: tenant.id, submissionId, cues, error: introduced, headline: introduced })
	await makeSource(tenant.id, { kind: "testimonial", title: introduced, content: introduced, submissionId })
	const upload = { tenantId: tenant.id, submissionId, metadata: introduced, length: 1, offset: 1, addressKey: "" }
	await db().upload.create({ data: { ...upload, id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) } })
	await queueOne({ tenantId: tenant.id, to: email, fromName: name, subject: introduced, text: introduced })

	await makeInvitation({ tenantId: tenant.id, name, email })

	// Two visitors: one left an address on the card, the other in a message. Both questions went unanswered.
	const lead = await makeLead(tenant.id, { email, name, phone: name, company: name })
	const asked = `${name} here: do you ship to the moon?`
	const sources = [{ id: randomUUID(), title: introduced }]
	await makeConversation(tenant.id, { lead, questions: [asked], answer: { sources, error: introduced } })
	await makeConversation(tenant.id, { questions: [introduced] })
	await makeQuestion(tenant.id, asked)
	await makeQuestion(tenant.id, introduced)
	await makeTest(tenant.id, { question: asked })
	await makeTest(tenant.id, { question: introduced })
	const kept = await makeTest(tenant.id, { answer: introduced, deletedTitle: introduced })
	const others = await makeQuestion(tenant.id, "Do you ship to Mars?")
	await makeConversation(tenant.id, { lead, questions: [others.question] })
	await makeConversation(tenant.id, { questions: [others.question] })
	const answered = await makeQuestion(tenant.id, `${introduced}. Do you ship?`)
	const params = { id: answered.id }
	const body = { answer: "We do." }
	expect(
		(await send(url, "POST /api/admin/chatbot/unanswered/{id}/answer", { token, params, body })).status,
	).toBeLessThan(300)
	const { id: sourceId, title } = await db().knowledgeSource.findFirstOrThrow({
		where: { tenantId: tenant.id, kind: "qa" },
	})
	await makeConversation(tenant.id, { answer: { sources: [{ id: sourceId, title }] } })

	// A visitor who took quizzes, one with a name and one without.
	const quiz = await makeQuiz({ tenantId: tenant.id })
	await makeQuizSession(quiz, { userName: name, userEmail: email, answers: { text: introduced } })
	await makeQuizSession(quiz, { answers: { text: introduced } })
	// One who gave another address at the end, and this one to a question about contact.
	await makeQuizSession(quiz, { userEmail: `other-${unique()}@example.com`, answers: { reach: { name, email } } })

	// The business's own program was told of the lead, and repeated it in its answer.
	const { id: endpointId } = await db().webhookEndpoint.create({
		data: { tenantId: tenant.id, url: "https://receiver.example/", events: [], secret: "sealed" },
	})
	const told = { tenantId: tenant.id, endpointId, eventId: randomUUID(), type: "lead.created", occurredAt: new Date() }
	const sent = { status: "sent" as const, aboutEmail: email, body: introduced, responseBody: introduced }
	const webhook = await db().webhookDelivery.create({ data: { ...told, ...sent, subjectId: lead.id } })

	const columns = await textColumns()
	const words = [name, email, person.website].map((word) => word.toLowerCase())
	const planted = new Set((await findTraces(columns, words)).map(tableOf))
	const tables = [...new Set(columns.map(({ table }) => table))]
	// If this lists a new table, plant the person in it above, or say why it can never hold a person.
	expect(tables.filter((table) => !planted.has(table)).sort()).toEqual(Object.keys(HOLDS_NO_PERSON).sort())

	const exported = await send(url, "POST /api/admin/people/export", { token, body: { email } })
	for (const said of [asked, introduced]) expect(exported.text).toContain(JSON.stringify(said).slice(1, -1))
	const { unanswered_questions } = JSON.parse(exported.text).chats[0]
	expect(unanswered_questions.map(({ question }: { question: string }) => question).sort()).toEqual(
		[asked, introduced].sort(),
	)
	expect(JSON.parse(exported.text).chats[0].test_questions).toHaveLength(2)
	expect(JSON.parse(exported.text).webhooks).toMatchObject([{ to: "https://receiver.example/", body: introduced }])
	const { chats, quiz_sessions, webhooks } = (
		await send(url, "POST /api/admin/people/find", { token, body: { email } })
	).body
	// The lead, three conversations, two questions, and two that are asked as tests.
	expect({ chats, quiz_sessions, webhooks }).toEqual({ chats: 8, quiz_sessions: 3, webhooks: 1 })

	const erased = await send(url, "POST /api/admin/people/erase", { token, body: { email } })
	expect(erased.body.counts).toMatchObject({ chats, quiz_sessions, webhooks })
	// That something was sent stays in the log, without the person.
	expect(await db().webhookDelivery.findUnique({ where: { id: webhook.id } })).toMatchObject({ isGone: true })
	expect(await findTraces(columns, words)).toEqual([])
	// Questions that others ask as well stay.
	expect(await db().unansweredQuestion.findMany({ where: { tenantId: tenant.id } })).toEqual([others])
	expect(await db().testQuestion.findMany({ where: { tenantId: tenant.id } })).toMatchObject([{ id: kept.id }])
})

it.each([
	["ömer", "ÖMER"],
	["ömer", "O\u0308mer"],
	["istanbul", "İSTANBUL"],
])("erases %s@ where it was written as %s@, and no one whose address differs in that letter", async (one, written) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id: tenantId } = tenant
	const rest = `${unique()}@example.com`
	const email = `${one}${rest}`
	const [theirs, others] = [`Write to ${written}${rest}.`, `Write to x${one.slice(1)}${rest}.`]
	const quiz = await makeQuiz({ tenantId })
	for (const text of [theirs, others]) {
		await makeQuizSession(quiz, { answers: { text } })
		await db().unansweredQuestion.create({ data: { tenantId, question: text, groupKey: text } })
		await db().testQuestion.create({
			data: { tenantId, question: "Whom do I ask?", expects: "no_answer", answer: text },
		})
	}
	const erased = await send(url, "POST /api/admin/people/erase", { token, body: { email } })
	expect(erased.body.counts).toMatchObject({ chats: 1, quiz_sessions: 1 })
	expect(await db().unansweredQuestion.findMany({ where: { tenantId } })).toMatchObject([{ question: others }])
	expect(await db().quizSession.findMany({ where: { tenantId } })).toMatchObject([{ answers: { text: others } }])
	const tests = await db().testQuestion.findMany({ where: { tenantId }, orderBy: { answer: "asc" } })
	expect(tests.map(({ answer }) => answer)).toEqual(["", others])
})

it.each([
	["weiß", "weiss"],
	["ışıl", "isil"],
])("tells %s@ and %s@ apart, which a search finds together", async (one, other) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const id = unique()
	const [email, others] = [`${one}${id}@example.com`, `${other}${id}@example.com`]
	const theirs = await makeConversation(tenant.id, { questions: ["Do you ship?", `Write to ${email}.`] })
	// As a host of an earlier version stored it.
	const searchText = `write to ${email}.`
	await db().chatConversation.update({
		where: { id: (await makeConversation(tenant.id, { questions: [`Write to ${email}.`] })).id },
		data: { searchText },
	})
	const kept = await makeConversation(tenant.id, { questions: [`Write to ${others}.`] })

	const body = { email }
	const exported = await send(url, "POST /api/admin/people/export", { token, body })
	expect(exported.text).toContain(theirs.id)
	expect(exported.text).not.toContain(kept.id)
	expect((await send(url, "POST /api/admin/people/erase", { token, body })).body.counts).toMatchObject({ chats: 2 })
	expect(await db().chatConversation.findMany({ where: { tenantId: tenant.id }, select: { id: true } })).toEqual([
		{ id: kept.id },
	])
})
