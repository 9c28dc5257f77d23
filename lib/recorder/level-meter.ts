import type { Cancel } from "./clock"

/** Decibels below full scale: FLOOR_DB and below count as silence, CEILING_DB and above as full. */
const FLOOR_DB = -60
const CEILING_DB = -12
const INTERVAL_MS = 66

/** Loudness of samples (-1 to 1) as 0 to 1, linear in decibels as the ear hears it. */
export function levelOf(samples: Float32Array): number {
	let sum = 0
	for (const sample of samples) sum += sample * sample
	const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)))
	return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (CEILING_DB - FLOOR_DB)))
}

/** Calls back about 15 times a second until cancelled. Never calls if the browser has no Web Audio. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): Cancel {
	if (typeof AudioContext !== "function" || stream.getAudioTracks().length === 0) return () => {}
	const context = new AudioContext()
	const analyser = new AnalyserNode(context, { fftSize: 1024 })
	context.createMediaStreamSource(stream).connect(analyser)
	// Safari starts it suspended even after a click.
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
