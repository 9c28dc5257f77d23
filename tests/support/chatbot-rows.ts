import { insertSource, type NewText } from "@/lib/chatbot/knowledge/mutations"
import { leadSearchText } from "@/lib/chatbot/leads/lead-search-text"
import { groupKey } from "@/lib/chatbot/unanswered/group-key"
import { db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import type { Prisma, WebsitePageState } from "@/lib/db/generated/client"
import { unique } from "./factories"

/** Inserts what a tenant's chatbot collects straight into the database, the way the product's code writes it. */
export function makeLead(tenantId: string, told: Partial<Prisma.LeadUncheckedCreateInput> = {}) {
	const lead = { email: `lead-${unique()}@example.com`, name: "Ada Lovelace", phone: null, company: null, ...told }
	return db().lead.create({ data: { tenantId, ...lead, searchText: leadSearchText(lead) } })
}

interface ConversationOptions {
	/** The visitor's messages. Each is answered with "Answer to …". */
	questions?: string[]
	lead?: { id: string; searchText: string }
	lastMessageAt?: Date
	/** Where its request for a person stands. */
	person?: Pick<
		Prisma.ChatConversationUncheckedCreateInput,
		"personState" | "personAskedAt" | "personDueAt" | "takenById"
	>
	/** Applies to every answer. */
	answer?: Partial<Prisma.ChatMessageUncheckedCreateWithoutConversationInput>
}

export function makeConversation(
	tenantId: string,
	{ questions = ["Where are you?"], lead, lastMessageAt, person, answer }: ConversationOptions = {},
) {
	const messages = questions.flatMap((content, at) => [
		{ position: 2 * at + 1, role: "user" as const, content },
		{ position: 2 * at + 2, role: "assistant" as const, content: `Answer to ${content}`, model: "built-in", ...answer },
	])
	return db().chatConversation.create({
		data: {
			tenantId,
			sessionId: `session-${unique()}`,
			messageCount: messages.length,
			firstQuestion: questions[0] ?? "",
			searchText: foldSearchText([...questions, lead?.searchText ?? ""].join(" ")),
			leadId: lead?.id,
			messages: { create: messages },
			...person,
			...(lastMessageAt && { lastMessageAt }),
		},
	})
}

export function makeSource(tenantId: string, text: Partial<NewText> = {}) {
	const whole = { kind: "text" as const, title: `Title ${unique()}`, content: "Open from nine to five.", ...text }
	return transaction((tx) => insertSource(tx, tenantId, whole))
}

export function makeQuestion(tenantId: string, question = `Do you sell ${unique()}?`, count = 1) {
	return db().unansweredQuestion.create({ data: { tenantId, question, groupKey: groupKey(question), count } })
}

export function makeTest(tenantId: string, told: Partial<Prisma.TestQuestionUncheckedCreateInput> = {}) {
	const data = { tenantId, question: `Do you sell ${unique()}?`, expects: "source" as const, ...told }
	return db().testQuestion.create({ data })
}

interface PageOptions {
	path?: string
	title?: string
	content?: string
	state?: WebsitePageState
	reason?: string
	/** True stores its text as knowledge. */
	isTaken?: boolean
}

/** A website that has been read, with these pages. */
export async function makeWebsite(
	tenantId: string,
	{ pages = [], ...told }: Partial<Prisma.WebsiteUncheckedCreateWithoutPagesInput> & { pages?: PageOptions[] } = {},
) {
	const address = `https://${unique()}.example/`
	const nextReadAt = new Date(Date.now() + 7 * 24 * 3_600_000)
	const data = {
		tenantId,
		address,
		origin: new URL(address).origin,
		state: "ready" as const,
		readAt: new Date(),
		nextReadAt,
	}
	const website = await db().website.create({ data: { ...data, ...told } })
	for (const [depth, { isTaken, title, content, ...page }] of pages.entries()) {
		const text = { title: title ?? `Page ${depth}`, content: content ?? `What page ${depth} says.` }
		const source = isTaken ? await makeSource(tenantId, { ...text, kind: "website" }) : null
		const row = {
			path: `/${depth}`,
			state: "found" as const,
			metIn: 1,
			readIn: 1,
			...page,
			...text,
			sourceId: source?.id,
		}
		await db().websitePage.create({ data: { websiteId: website.id, depth, ...row } })
	}
	return website
}
