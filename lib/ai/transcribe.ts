import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { Breaker } from "./breaker"
import { asProviderFailure, ProviderFailure } from "./provider-failure"
import { transcriptionModel } from "./providers"

/** What the provider takes at most is 25 MB with the form around it. */
export const SOUND_CAP_BYTES = 24 * 1024 * 1024

export interface Transcript {
	/** "" where nobody speaks. */
	text: string
	/** ISO 639-1, as heard; null where the provider does not say. */
	language: string | null
	/** In the order in which they are spoken; seconds from the beginning of the sound. Empty where the model tells no times. */
	segments: { text: string; startSecond: number; endSecond: number }[]
}

/** Apart from the chat's: a server that answers chats but cannot transcribe must not take the chatbot away. */
let breaker: Breaker | undefined

async function attempt(audio: Uint8Array): Promise<Transcript> {
	// Loaded with the first transcription: nothing else here needs the whole of the package.
	const { experimental_transcribe: transcribe, NoTranscriptGeneratedError } = await import("ai")
	const timeout = AbortSignal.timeout(env().TRANSCRIPTION_TIMEOUT_MS)
	try {
		const { text, language, segments } = await transcribe({
			model: transcriptionModel(),
			audio,
			// With options the package asks for the answer with times, where the model can tell them.
			providerOptions: { openai: { timestampGranularities: ["segment"] } },
			// The queue tries again, and knows how often.
			maxRetries: 0,
			abortSignal: timeout,
		})
		return { text, language: language ?? null, segments }
	} catch (error) {
		if (NoTranscriptGeneratedError.isInstance(error)) return { text: "", language: null, segments: [] }
		throw timeout.aborted ? new ProviderFailure("openai", "timeout") : asProviderFailure(error, "openai")
	}
}

/**
 * What is said in a recording. One attempt, within TRANSCRIPTION_TIMEOUT_MS.
 * @param audio a whole file (WebM, MP4, MP3, Ogg or WAV), at most SOUND_CAP_BYTES @throws ProviderFailure.
 */
export async function transcribe(audio: Uint8Array): Promise<Transcript> {
	breaker ??= new Breaker(env().CHAT_BREAKER_SECONDS * 1000)
	const pass = breaker.admit()
	if (!pass) throw new ProviderFailure("openai", "open")
	try {
		const transcript = await attempt(audio)
		pass.succeeded()
		return transcript
	} catch (error) {
		if (error instanceof ProviderFailure) {
			log.warn({ provider: "openai", kind: error.kind, status: error.status }, "no transcript from the provider")
			if (error.countsAgainstProvider) pass.failed()
		}
		throw error
	} finally {
		pass.dropped()
	}
}
