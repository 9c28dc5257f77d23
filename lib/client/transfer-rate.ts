import { t } from "@/lib/languages/t"

/** The window of the rate. A shorter one jumps about, a longer one hides that the train entered a tunnel. */
const WINDOW_MS = 8000
/** A shorter time says nothing, because the first bytes only fill the machine's own buffers. */
const SETTLED_MS = 2000

interface Sample {
	atMs: number
	bytes: number
}

export type TransferSamples = readonly Sample[]

export function withSample(samples: TransferSamples, atMs: number, bytes: number): TransferSamples {
	const recent = samples.filter((_, index) => {
		const next = samples[index + 1]
		return next === undefined || next.atMs > atMs - WINDOW_MS
	})
	return [...recent, { atMs, bytes }]
}

export function transferRate(samples: TransferSamples): number | null {
	const first = samples[0]
	const last = samples[samples.length - 1]
	if (!first || !last || last.atMs - first.atMs < SETTLED_MS) return null
	return Math.max(0, (last.bytes - first.bytes) / ((last.atMs - first.atMs) / 1000))
}

export function secondsLeft(samples: TransferSamples, totalBytes: number): number | null {
	const rate = transferRate(samples)
	const sent = samples[samples.length - 1]?.bytes ?? 0
	return rate ? Math.max(0, totalBytes - sent) / rate : null
}

export function timeLeftText(left: number): string {
	const seconds = Math.ceil(left / 5) * 5
	const minutes = Math.round(left / 60)
	if (left < 5) return t("a few seconds left")
	if (left < 55) return t`about ${seconds} seconds left`
	return left < 90 ? t("about a minute left") : t`about ${minutes} minutes left`
}
