import { useRef } from "react"

/**
 * Runs one save at a time and drops values that a newer one overtakes while they wait. A slider or a held arrow key
 * thus costs only a few calls, and the last value wins. `saved` and `failed` report only the last save.
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
