import { randomUUID } from "node:crypto"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { type AnswerCall, type Ending, type ReportedUsage, streamAnswer } from "@/lib/ai/stream-answer"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { refusal } from "@/lib/refusals"
import { type Exchange, storeExchange } from "../conversations/mutations"
import { testimonialPageUrl } from "../settings/present"
import { isQuestion } from "../small-talk"
import type { Spent } from "../usage/mutations"
import * as chatbotSentences from "../words"
import type { Draft } from "./answer-built-in"
import { AnswerReader, type NumberedSource } from "./answer-reader"
import { buildPrompt, type Prompt } from "./build-prompt"
import { type FinishedAnswer, storedSourcesOf } from "./finished-answer"
import type { Material, Question } from "./gather-material"
import { type CitablePassage, rulesOf } from "./rules-of"
import { secondsToMidnight } from "./seconds-to-midnight"
import { TokenAccount } from "./token-account"

const USED_UP = refusal("chat_used_up", chatbotSentences.budgetUsedUp)
const FAILED = refusal("chat_failed", chatbotSentences.chatFailed)

export const MAX_OUTPUT_TOKENS = 800

type Outcome =
	| { kind: "answered"; usage: ReportedUsage; ending: Ending }
	| { kind: "failed"; error: unknown }
	| { kind: "left" }

/** For an answer that the model did not finish: what the visitor and the business see. */
const UNFINISHED: Readonly<Record<Exclude<Ending, "whole">, { mark: string; reason: string }>> = {
	length: { mark: chatbotSentences.answerCut, reason: chatbotSentences.cutReason },
	filtered: { mark: chatbotSentences.answerFiltered, reason: chatbotSentences.filteredReason },
}

function promptOf({ tenant, message }: Question, { settings, knowledge, history, quizzes }: Material): Prompt {
	return buildPrompt({
		tenantName: tenant.name,
		chatbotName: settings.chatbotName,
		systemPrompt: settings.systemPrompt,
		testimonialPageUrl: settings.testimonialPageEnabled ? testimonialPageUrl(settings, tenant.slug) : null,
		quizzes,
		knowledge,
		history,
		question: message,
	})
}

function storedAnswer(outcome: Outcome, text: string): Pick<Exchange["answer"], "content" | "status" | "error"> {
	if (outcome.kind === "answered") {
		return outcome.ending === "whole"
			? { content: text, status: "answered", error: null }
			: { content: text, status: "failed", error: UNFINISHED[outcome.ending].reason }
	}
	if (outcome.kind === "left") {
		return text
			? { content: text, status: "answered", error: "The visitor left before the answer was finished." }
			: { content: chatbotSentences.chatFailed, status: "failed", error: "The visitor left before the answer began." }
	}
	const { error } = outcome
	return {
		content: [text, chatbotSentences.chatFailed].filter(Boolean).join("\n\n"),
		status: "failed",
		error: error instanceof ProviderFailure ? error.message : "The answer couldn't be generated.",
	}
}

function spentOn(account: TokenAccount, outcome: Outcome, text: string): Spent {
	if (outcome.kind === "answered") {
		const spent = account.spent(outcome.usage, text)
		return outcome.ending === "whole" ? spent : { ...spent, answers: 0 }
	}
	const free = outcome.kind === "failed" && outcome.error instanceof ProviderFailure && !outcome.error.mayBill
	return account.spent(free ? "none" : undefined, text)
}

function forVisitor(error: unknown): unknown {
	if (!(error instanceof ProviderFailure)) return error
	return new AppError(error.kind === "timeout" ? "upstream_timeout" : "upstream_failed", FAILED, {
		cause: error,
	})
}

/** Apart, so that a failure is stored with exactly what was shown until then. */
async function listen(
	call: Omit<AnswerCall, "onText" | "onStartOver">,
	reader: AnswerReader<NumberedSource>,
	onPiece: (text: string) => void,
): Promise<Outcome> {
	const show = (text: string) => {
		if (text) onPiece(text)
	}
	try {
		const { usage, ending } = await streamAnswer({
			...call,
			onText: (piece) => show(reader.push(piece)),
			onStartOver: () => reader.startOver(),
		})
		show(reader.end())
		if (ending !== "whole") show(reader.push(`\n\n${UNFINISHED[ending].mark}`) + reader.end())
		if (reader.text === "") show(reader.push(chatbotSentences.doNotKnow))
		return { kind: "answered", usage, ending }
	} catch (error) {
		return call.signal.aborted ? { kind: "left" } : { kind: "failed", error }
	}
}

const budgetOf = ({ settings }: Material) => settings.dailyTokenBudget ?? env().CHAT_DAILY_TOKENS

interface Asked {
	outcome: Outcome
	reader: AnswerReader<CitablePassage>
	spent: Spent
}

/** @param onAsked is called when the model is asked. @returns null if the budget cannot cover it: nothing was asked. */
async function askModel(
	question: Question,
	material: Material,
	onPiece: (text: string) => void,
	onAsked: () => void,
): Promise<Asked | null> {
	const { scope, signal } = question
	const { model } = material.settings
	const prompt = promptOf(question, material)
	const limits = { scope, model, budget: budgetOf(material), maxOutputTokens: MAX_OUTPUT_TOKENS }
	const account = new TokenAccount(limits, prompt)
	const [isCharged, rules] = await Promise.all([account.charge(), rulesOf(question, material)])
	if (!isCharged) return null
	const reader = new AnswerReader(rules)
	onAsked()
	const outcome = await listen(
		{
			...prompt,
			model,
			maxOutputTokens: MAX_OUTPUT_TOKENS,
			signal,
			beforeRetry: ({ mayBill }) => account.chargeAgain(mayBill),
		},
		reader,
		onPiece,
	)
	return { outcome, reader, spent: spentOn(account, outcome, reader.text) }
}

export interface ModelDraft extends Draft {
	/** For the business; null if there is an answer. */
	error: string | null
	spent: Spent
}

/** @returns null as askModel(). */
export async function draftWithModel(question: Question, material: Material): Promise<ModelDraft | null> {
	const asked = await askModel(
		question,
		material,
		() => undefined,
		() => undefined,
	)
	if (!asked) return null
	const { outcome, reader, spent } = asked
	const { error } = storedAnswer(outcome, reader.text)
	return { text: reader.text, cited: reader.sources, unanswered: reader.unanswered, error, spent }
}

/** @param onAsked as askModel(). @throws as answerQuestion(). */
export async function answerWithModel(
	question: Question,
	material: Material,
	onPiece: (text: string) => void,
	onAsked: () => void,
): Promise<FinishedAnswer> {
	const { scope, sessionId, language, message, visitor } = question
	const { settings, askedAt } = material
	const id = randomUUID()
	const store = async (
		answer: Pick<Exchange["answer"], "content" | "status" | "error" | "unanswered" | "sources">,
		spent: Spent | null,
	) => {
		const at = new Date()
		const stored = { ...answer, id, at, model: settings.model.model }
		await storeExchange(scope, { sessionId, language, askedAt, question: message, visitor, answer: stored, spent })
		return at
	}

	const asked = await askModel(question, material, onPiece, onAsked)
	if (!asked) {
		const error = `The day's budget of ${budgetOf(material)} tokens is used up.`
		await store(
			{ content: chatbotSentences.budgetUsedUp, status: "failed", error, unanswered: false, sources: [] },
			null,
		)
		throw new AppError("rate_limited", USED_UP, { retryAfter: secondsToMidnight(new Date()) })
	}
	const { outcome, reader, spent } = asked
	const unanswered = reader.unanswered && isQuestion(message)
	const told = storedAnswer(outcome, reader.text)
	const storing = store(
		{ ...told, unanswered: told.status === "answered" && unanswered, sources: storedSourcesOf(reader.sources) },
		spent,
	)
	if (outcome.kind === "failed") {
		await storing.catch((error: unknown) => log.error({ err: error }, "a failed chat answer could not be stored"))
		throw forVisitor(outcome.error)
	}
	return { id, text: reader.text, at: await storing, cited: reader.sources, unanswered }
}
