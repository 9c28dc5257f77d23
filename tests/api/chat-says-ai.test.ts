import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { makeTenant } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen } from "../support/read-screen"

const { url } = inject("product")
const SENTENCE = "You're chatting with an AI assistant"

const SETTINGS: [what: string, settings: Partial<Prisma.ChatbotSettingsUncheckedCreateInput> | null][] = [
	["nothing is set", null],
	["the chatbot is named after a person", { chatbotName: "Maria, a person" }],
	["the name says the opposite", { chatbotName: "You're chatting with a human, not an AI assistant" }],
	["the name is empty", { chatbotName: "" }],
	["the name is blank", { chatbotName: "\u200b\u00a0" }],
	["the name turns the direction of writing", { chatbotName: "\u202eairaM" }],
	["the name is as long as it can be", { chatbotName: "W".repeat(80) }],
	["the texts are empty", { chatbotDescription: "", chatGreeting: "", starterQuestions: [] }],
	["the texts are long", { chatbotDescription: "d".repeat(300), chatGreeting: "g\n".repeat(500) }],
	["everything is off", { enableLeadCapture: false, testimonialPageEnabled: false, personEnabled: false }],
	[
		"everything is on",
		{
			enableLeadCapture: true,
			testimonialPageEnabled: true,
			personEnabled: true,
			personHours: ["mon 09:00-17:30"],
			starterQuestions: ["Are you open?"],
		},
	],
	["no model answers", { aiModel: null, dailyTokenBudget: 0 }],
	["another model answers", { aiModel: "gemini-2.0-flash" }],
	["it speaks Arabic", { language: "ar" }],
	["it speaks German", { language: "de", chatGreeting: "Guten Tag!" }],
	["its color is white", { primaryColor: "#ffffff" }],
	["its color is black, and it has an icon", { primaryColor: "#000000", avatarType: "icon" }],
]

it.each(SETTINGS)("the chat's own HTML says before the first message that it is an AI: %s", async (_, settings) => {
	const { id, slug } = await makeTenant()
	if (settings) await db().chatbotSettings.create({ data: { tenantId: id, ...settings } })
	await makeQuiz({ tenantId: id })
	for (const address of [`/chat/${slug}`, `/chat/${slug}?embed=1`]) {
		const { document, status } = await readScreen(url + address)
		expect(status).toBe(200)
		const lines = [...document.querySelectorAll("main p")].filter(({ textContent }) => textContent === SENTENCE)
		expect(lines, address).toHaveLength(1)
		const [line] = lines
		expect(line?.getAttribute("role")).toBe("status")
		expect(line?.closest("[hidden], [inert], [aria-hidden], noscript, template, [role=log]"), address).toBe(null)
		const log = document.querySelector("[role=log]")
		// 4: the log follows the line.
		expect((line && log && line.compareDocumentPosition(log)) ?? 0).toBe(4)
	}
})
