import { createAnthropic } from "@ai-sdk/anthropic"
import { createGoogleGenerativeAI } from "@ai-sdk/google"
import { createOpenAI } from "@ai-sdk/openai"
import { env } from "@/lib/env"
import { cappedFetch } from "./capped-fetch"
import { findModel, type Model, type Provider } from "./models"

/** Hundreds of times what an answer of 800 tokens takes as text; events with their wrapping take up to 300 bytes a token. */
const RESPONSE_CAP_BYTES = 1024 * 1024

interface Access {
	apiKey: string | undefined
	/** Given in any case: left out, the packages would read the environment themselves, and take an empty one for an address. */
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

/** Whether a key for it stands in the environment; without one the built-in responder answers. */
export function isModelAvailable(model: string): boolean {
	const known = findModel(model)
	return known !== undefined && Boolean(accessTo(known.provider).apiKey)
}

export type StreamingModel = ReturnType<ReturnType<typeof createOpenAI>["chat"]>

const fetch = cappedFetch(RESPONSE_CAP_BYTES)

/** Ten minutes of speech in segments, each with the numbers of its tokens, are some hundred KB. */
const TRANSCRIPT_CAP_BYTES = 8 * 1024 * 1024

/** Whether a key for it stands in the environment; without one captions are written by hand. */
export function isTranscriptionAvailable(): boolean {
	return Boolean(accessTo("openai").apiKey) && env().TRANSCRIPTION_MODEL !== "none"
}

/** OpenAI's protocol (/audio/transcriptions), which servers of one's own speak as well. */
export function transcriptionModel() {
	const options = { ...accessTo("openai"), fetch: cappedFetch(TRANSCRIPT_CAP_BYTES) }
	return createOpenAI(options).transcription(env().TRANSCRIPTION_MODEL)
}

/** OpenAI's is the chat protocol (/chat/completions), which is what servers of one's own speak. */
export function streamingModel({ provider, model }: Model): StreamingModel {
	const options = { ...accessTo(provider), fetch }
	switch (provider) {
		case "openai":
			return createOpenAI(options).chat(model)
		case "anthropic":
			return createAnthropic(options)(model)
		case "google":
			return createGoogleGenerativeAI(options)(model)
	}
}
