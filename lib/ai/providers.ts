import { createAnthropic } from "@ai-sdk/anthropic"
import { createGoogleGenerativeAI } from "@ai-sdk/google"
import { createOpenAI } from "@ai-sdk/openai"
import { env } from "@/lib/env"
import { cappedFetch } from "./capped-fetch"
import { plainFetch } from "./dialects/plain-fetch"
import { habitsOf, type ServerHabits } from "./dialects/server-habits"
import { findModel, type Model, PROVIDERS, type Provider } from "./models"

/** Hundreds of times an 800-token answer as text. Events add up to 300 bytes per token. */
const RESPONSE_CAP_BYTES = 1024 * 1024

interface Access {
	apiKey: string | undefined
	/** Always passed: otherwise the packages read the environment and take an empty variable for an address. */
	baseURL: string
}

function accessTo(provider: Provider): Access {
	const settings = env()
	switch (provider) {
		case "openai":
			return { apiKey: settings.OPENAI_API_KEY, baseURL: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1" }
		case "anthropic":
			return {
				apiKey: settings.ANTHROPIC_API_KEY,
				baseURL: settings.ANTHROPIC_BASE_URL ?? "https://api.anthropic.com/v1",
			}
		case "google":
			return {
				apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY,
				baseURL: settings.GOOGLE_GENERATIVE_AI_BASE_URL ?? "https://generativelanguage.googleapis.com/v1beta",
			}
	}
}

/** Without a key the built-in responder answers. */
export function isModelAvailable(model: string): boolean {
	const known = findModel(model)
	return known !== undefined && Boolean(accessTo(known.provider).apiKey)
}

export function configuredProviders(): Provider[] {
	return PROVIDERS.filter((provider) => accessTo(provider).apiKey)
}

/** Every call carries a key, so none may use the platform's fetch, which follows redirects. */
const fetch = cappedFetch(RESPONSE_CAP_BYTES)

const KEY_HEADERS: Record<Provider, (key: string) => Record<string, string>> = {
	openai: (key) => ({ authorization: `Bearer ${key}` }),
	anthropic: (key) => ({ "x-api-key": key, "anthropic-version": "2023-06-01" }),
	google: (key) => ({ "x-goog-api-key": key }),
}

/** Asks for the list of models, which is free. @returns the answer's status. */
export async function tryProvider(provider: Provider, signal: AbortSignal): Promise<number> {
	const { apiKey = "", baseURL } = accessTo(provider)
	const answer = await fetch(`${baseURL}/models`, { headers: KEY_HEADERS[provider](apiKey), signal })
	await answer.body?.cancel()
	return answer.status
}

export type StreamingModel = ReturnType<ReturnType<typeof createOpenAI>["chat"]>

/** Ten minutes of speech in segments with token ids take a few hundred KB. */
const TRANSCRIPT_CAP_BYTES = 8 * 1024 * 1024

export function isTranscriptionAvailable(): boolean {
	return Boolean(accessTo("openai").apiKey) && env().TRANSCRIPTION_MODEL !== "none"
}

/** OpenAI's protocol (/audio/transcriptions), which self-hosted servers speak too. */
export function transcriptionModel() {
	const options = { ...accessTo("openai"), fetch: cappedFetch(TRANSCRIPT_CAP_BYTES) }
	return createOpenAI(options).transcription(env().TRANSCRIPTION_MODEL)
}

/** Null for a provider whose protocol only its owner speaks. */
export function habitsOfServer({ provider, model }: Model): ServerHabits | null {
	return provider === "openai" ? habitsOf(accessTo(provider).baseURL, model) : null
}

export interface Listening {
	/** Until the first words, each piece counts; later ones may be gathered. */
	hasBegun(): boolean
	onLife(): void
}

export function streamingModel(model: Model, { hasBegun, onLife }: Listening): StreamingModel {
	const { provider, model: name } = model
	const options = { ...accessTo(provider), fetch: cappedFetch(RESPONSE_CAP_BYTES, hasBegun) }
	switch (provider) {
		case "openai": {
			const habits = habitsOf(options.baseURL, name)
			return createOpenAI({ ...options, fetch: plainFetch(options.fetch, habits, onLife) }).chat(name)
		}
		case "anthropic":
			return createAnthropic(options)(name)
		case "google":
			return createGoogleGenerativeAI(options)(name)
	}
}
