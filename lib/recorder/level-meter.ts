import type { Cancel } from "./clock"

/** Quieter than this reads as silence, louder than the other as full. Decibels below full scale. */
const FLOOR_DB = -60
const CEILING_DB = -12
const INTERVAL_MS = 66

/** Loudness of some samples (-1 to 1) as 0 to 1, by ear: linear in decibels. */
export function levelOf(samples: Float32Array): number {
	let sum = 0
	for (const sample of samples) sum += sample * sample
	const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)))
	return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (CEILING_DB - FLOOR_DB)))
}

/** Calls back about 15 times a second until cancelled. Where Web Audio is missing it never calls. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): Cancel {
	if (typeof AudioContext !== "function" || stream.getAudioTracks().length === 0) return () => {}
	const context = new AudioContext()
	const analyser = new AnalyserNode(context, { fftSize: 1024 })
	context.createMediaStreamSource(stream).connect(analyser)
	// Safari starts it suspended even inside a click's consequences.
	if (context.state === "suspended") context.resume().catch(() => {})
	const samples = new Float32Array(analyser.fftSize)
	const timer = setInterval(() => {
		analyser.getFloatTimeDomainData(samples)
		onLevel(levelOf(samples))
	}, INTERVAL_MS)
	return () => {
		clearInterval(timer)
		context.close().catch(() => {})
	}
}
