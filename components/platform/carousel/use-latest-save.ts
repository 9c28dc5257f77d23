import { useRef } from "react"

/**
 * One save at a time; what is overtaken while it waits is never sent. So a slider's every step and an arrow key held down
 * cost a few calls, and the last value is the one that stays. `saved` and `failed` hear of that one only.
 */
export function useLatestSave<T>(
	save: (value: T) => Promise<unknown>,
	{ saved, failed }: { saved: () => void; failed: (error: unknown) => void },
) {
	const next = useRef<{ value: T } | null>(null)
	const running = useRef(false)

	return async (value: T): Promise<void> => {
		next.current = { value }
		if (running.current) return
		running.current = true
		try {
			while (next.current) {
				const { value: current } = next.current
				next.current = null
				try {
					await save(current)
					if (!next.current) saved()
				} catch (error) {
					if (!next.current) failed(error)
				}
			}
		} finally {
			running.current = false
		}
	}
}
