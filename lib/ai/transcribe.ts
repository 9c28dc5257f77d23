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
	/** The detected language as ISO 639-1; null if the provider does not report one. */
	language: string | null
	/** In order of speech, in seconds from the start of the audio. Empty if the model reports no times. */
	segments: { text: string; startSecond: number; endSecond: number }[]
}

/** Separate from the chat's breaker: a server that can chat but cannot transcribe must not take the chatbot down. */
let breaker: Breaker | undefined

async function attempt(audio: Uint8Array): Promise<Transcript> {
	// Loaded with the first transcription, because nothing else here needs the whole package.
	const { experimental_transcribe: transcribe, NoTranscriptGeneratedError } = await import("ai")
	const timeout = AbortSignal.timeout(env().TRANSCRIPTION_TIMEOUT_MS)
	try {
		const { text, language, segments } = await transcribe({
			model: transcriptionModel(),
			audio,
			// Given options, the package requests a response with timestamps, if the model supports them.
			providerOptions: { openai: { timestampGranularities: ["segment"] } },
			// The queue retries, under its own limit.
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
 * Transcribes a recording. One attempt, within TRANSCRIPTION_TIMEOUT_MS.
 * @param audio a whole file (WebM, MP4, MP3, Ogg, or WAV) of at most SOUND_CAP_BYTES.
 * @throws ProviderFailure.
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
