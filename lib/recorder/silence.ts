/** -80 dB below full scale. The noise of a quiet room is far above, a muted microphone below. */
const ZERO = 1e-4
/** A Bluetooth headset takes up to two seconds to begin. */
const SILENT_MS = 3000
/** The most that one look adds, so that a page that slept counts no silence. */
const MOST_MS = 1000
/** What is still in the pipe when a microphone is muted. */
const STALE_MS = 250

export type Lack = "all" | "some" | null

export interface SilenceWatch {
	hear(peak: number, now: number): void
	mute(muted: boolean, now: number): void
	begin(): void
	isSilent(): boolean
	lack(): Lack
}

export function watchSilence(muted: boolean): SilenceWatch {
	let off = muted
	let mutedAt = Number.NEGATIVE_INFINITY
	let last: number | null = null
	let silentMs = 0
	let takeMs = 0
	let take = { heard: false, looked: false, gap: false }

	return {
		hear(peak, now) {
			const passed = Math.min(last === null ? 0 : now - last, MOST_MS)
			last = now
			take.looked = true
			if (peak < ZERO) {
				silentMs += passed
				takeMs += passed
			} else if (now - mutedAt >= STALE_MS) {
				silentMs = 0
				takeMs = 0
				take.heard = true
				// Some browsers report that a microphone is off, and never that it is back.
				off = false
			}
			if (off || takeMs >= SILENT_MS) take.gap = true
		},
		mute(muted, now) {
			off = muted
			if (!muted) silentMs = 0
			mutedAt = muted ? now : Number.NEGATIVE_INFINITY
			if (muted) take.gap = true
		},
		begin() {
			takeMs = 0
			take = { heard: false, looked: false, gap: off }
		},
		isSilent: () => off || silentMs >= SILENT_MS,
		lack() {
			if (take.looked && !take.heard) return "all"
			return take.gap ? "some" : null
		},
	}
}
