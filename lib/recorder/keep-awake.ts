import type { Cancel } from "./clock"

/** Phones dim after 30 s without a touch, and a testimonial lasts two minutes. A refusal is ignored. */
export function keepAwake(): Cancel {
	let released = false
	let lock: WakeLockSentinel | undefined
	const pending = navigator.wakeLock?.request("screen")
	pending?.then(
		(sentinel) => {
			if (released) sentinel.release().catch(() => {})
			else lock = sentinel
		},
		() => {},
	)
	return () => {
		released = true
		lock?.release().catch(() => {})
	}
}
