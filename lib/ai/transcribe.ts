import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { Breaker } from "./breaker"
import { asProviderFailure, ProviderFailure } from "./provider-failure"
import { transcriptionModel } from "./providers"

/** The provider accepts 25 MB, multipart form included. */
export const SOUND_CAP_BYTES = 24 * 1024 * 1024

export interface Transcript {
	/** "" if no one speaks. */
	text: string
	/** ISO 639-1; null if the provider does not report it. */
	language: string | null
	/** In order, in seconds from the start. Empty if the model reports no times. */
	segments: { text: string; startSecond: number; endSecond: number }[]
}

/** Apart from the chat's breaker: a server that cannot transcribe must not stop the chatbot. */
let breaker: Breaker | undefined

async function attempt(audio: Uint8Array): Promise<Transcript> {
	// Loaded with the first transcription: nothing else needs the whole package.
	const { experimental_transcribe: transcribe, NoTranscriptGeneratedError } = await import("ai")
	const timeout = AbortSignal.timeout(env().TRANSCRIPTION_TIMEOUT_MS)
	try {
		const { text, language, segments } = await transcribe({
			model: transcriptionModel(),
			audio,
			// With options, the package requests timestamps if the model supports them.
			providerOptions: { openai: { timestampGranularities: ["segment"] } },
			maxRetries: 0,
			abortSignal: timeout,
		})
		return { text, language: language ?? null, segments }
	} catch (error) {
		if (NoTranscriptGeneratedError.isInstance(error)) return { text: "", language: null, segments: [] }
		throw timeout.aborted ? new ProviderFailure("openai", "timeout") : asProviderFailure(error, "openai")
	}
}

/** One attempt. @param audio a whole file (WebM, MP4, MP3, Ogg, WAV) to SOUND_CAP_BYTES. @throws ProviderFailure. */
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
