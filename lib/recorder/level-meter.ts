import type { Cancel } from "./clock"

/** Decibels below full scale: FLOOR_DB and below count as silence, CEILING_DB and above as full. */
const FLOOR_DB = -60
const CEILING_DB = -12
const INTERVAL_MS = 66
/** Samples per look, longer than the interval, so that none is missed. */
export const WINDOW = 4096

export interface Sound {
	/** 0 to 1. */
	level: number
	peak: number
}

/** Loudness of samples (-1 to 1) as 0 to 1, linear in decibels as the ear hears it. */
export function levelOf(samples: Float32Array): number {
	let sum = 0
	for (const sample of samples) sum += sample * sample
	const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)))
	return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (CEILING_DB - FLOOR_DB)))
}

export function peakOf(samples: Float32Array): number {
	let peak = 0
	for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
	return peak
}

/** Calls back about 15 times a second until canceled, but not while Safari suspends Web Audio: it would give zeros. */
export function watchLevel(stream: MediaStream, onSound: (sound: Sound) => void): Cancel {
	if (typeof AudioContext !== "function" || stream.getAudioTracks().length === 0) return () => {}
	const context = new AudioContext()
	const analyser = new AnalyserNode(context, { fftSize: WINDOW })
	context.createMediaStreamSource(stream).connect(analyser)
	const samples = new Float32Array(WINDOW)
	const timer = setInterval(() => {
		// Safari starts it suspended even after a click, and interrupts it.
		if (context.state !== "running") {
			context.resume().catch(() => {})
			return
		}
		analyser.getFloatTimeDomainData(samples)
		onSound({ level: levelOf(samples.subarray(-1024)), peak: peakOf(samples) })
	}, INTERVAL_MS)
	return () => {
		clearInterval(timer)
		context.close().catch(() => {})
	}
}
