import { expect, it } from "vitest"
import { answerWithdrawn, chatFailed } from "../words"
import { presentChatMessage, presentVisitorMessage } from "./present"

const FAILED = "Entschuldigung, es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."
const said = (content: string, language: string | null = "de", role: "assistant" | "user" = "assistant") => ({
	id: "1",
	conversationId: "1",
	position: 1,
	role,
	content,
	createdAt: new Date(0),
	rating: 0,
	status: "failed" as const,
	error: null,
	model: null,
	promptTokens: 0,
	completionTokens: 0,
	sources: [],
	unanswered: false,
	citations: [],
	conversation: { language },
})

it.each([
	[said(chatFailed), FAILED],
	[said(`Wir öffnen um\n\n${chatFailed}`), `Wir öffnen um\n\n${FAILED}`],
	[said(answerWithdrawn), "Diese Antwort stammte aus einem Erfahrungsbericht, der nicht mehr verfügbar ist."],
	[said(chatFailed, null), chatFailed],
	[said(chatFailed, "de", "user"), chatFailed],
	[said("Um neun."), "Um neun."],
])("says to a visitor in their language what the business reads in English", (message, shown) => {
	expect(presentVisitorMessage(message).content).toBe(shown)
	expect(presentChatMessage(message).content).toBe(message.content)
})
