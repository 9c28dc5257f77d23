import { useState } from "react"

/** Runs one call at a time. `busy` names the running one. `refused` gets what it throws. */
export function useBusy<D extends string>() {
	const [busy, setBusy] = useState<D | null>(null)

	async function run(action: D, work: () => Promise<void>, refused: (error: unknown) => void): Promise<void> {
		if (busy !== null) return
		setBusy(action)
		try {
			await work()
		} catch (error) {
			refused(error)
		} finally {
			setBusy(null)
		}
	}

	return { busy, run }
}
