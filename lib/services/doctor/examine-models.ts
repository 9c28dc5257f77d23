import type { Habit } from "@/lib/ai/dialects/server-habits"
import { MODELS, type Provider } from "@/lib/ai/models"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { configuredProviders, habitsOfServer, tryProvider } from "@/lib/ai/providers"
import { streamAnswer } from "@/lib/ai/stream-answer"
import type { Finding } from "@/lib/bridge.mjs"
import { firstAbort } from "@/lib/first-abort"
import { describeError } from "@/lib/jobs/describe-error"
import { bad, good, hint, TIMEOUT_MS } from "./findings"
import { HABITS } from "./habits-texts"

/** Leaves room for a model that thinks first. */
const MAX_OUTPUT_TOKENS = 800

const KEYS = {
	openai: "OPENAI_API_KEY",
	anthropic: "ANTHROPIC_API_KEY",
	google: "GOOGLE_GENERATIVE_AI_API_KEY",
} as const satisfies Record<Provider, string>
const BASES = {
	openai: "OPENAI_BASE_URL",
	anthropic: "ANTHROPIC_BASE_URL",
	google: "GOOGLE_GENERATIVE_AI_BASE_URL",
} as const satisfies Record<Provider, string>

function habitOf(name: string, habit: Habit): Finding {
	const { found, mend } = HABITS[habit]
	return hint(`${name} ${found}`, mend)
}

async function askOneQuestion(provider: Provider): Promise<Finding[]> {
	const model = MODELS.find((known) => known.provider === provider)
	if (!model) return []
	const name = `Models: ${provider} (${model.model})`
	try {
		const { ending } = await streamAnswer({
			model,
			system: "Answer in one short sentence.",
			messages: [{ role: "user", content: "Which day comes after Monday?" }],
			maxOutputTokens: MAX_OUTPUT_TOKENS,
			signal: new AbortController().signal,
			onText: () => undefined,
			onStartOver: () => undefined,
			beforeRetry: async () => true,
		})
		const met = habitsOfServer(model)?.met ?? []
		return [
			ending === "whole"
				? good(`${name} answers a question.`)
				: hint(
						`${name} doesn't finish its answer to a short question`,
						"Raise the server's limit of tokens, or check its filter",
					),
			...met.map((habit) => habitOf(name, habit)),
		]
	} catch (error) {
		const reason = error instanceof ProviderFailure ? error.message : describeError(error)
		return [bad(`${name} gave no answer to a question. ${reason}`, `Check the key and the server in ${KEYS[provider]}`)]
	}
}

async function examineProvider(provider: Provider): Promise<Finding[]> {
	const limit = firstAbort([], TIMEOUT_MS)
	try {
		const status = await tryProvider(provider, limit.signal)
		if (status === 401 || status === 403) {
			return [bad(`Models: ${provider} refuses the key (${status})`, `Set a valid one in ${KEYS[provider]}`)]
		}
		// Some servers answer without having a list of models.
		const list = status === 200 ? [good(`Models: ${provider} accepts the key.`)] : []
		return [...list, ...(await askOneQuestion(provider))]
	} catch (error) {
		const mend = `Check ${BASES[provider]} and this host's network`
		return [bad(`Models: ${provider} doesn't answer (${describeError(error)})`, mend)]
	} finally {
		limit.stop()
	}
}

export async function examineModels(): Promise<Finding[]> {
	const providers = configuredProviders()
	if (providers.length === 0) {
		return [
			hint(
				"Models: no key is set, so the chatbot answers from the business's own texts alone",
				`Set ${Object.values(KEYS).join(", ")}, or leave it at that`,
			),
		]
	}
	return (await Promise.all(providers.map(examineProvider))).flat()
}
