import { useState } from "react"

/** One call at a time. `busy` names the one that is under way; what it throws goes to `refused`. */
export function useBusy<D extends string>() {
	const [busy, setBusy] = useState<D | null>(null)

	async function run(deed: D, work: () => Promise<void>, refused: (error: unknown) => void): Promise<void> {
		if (busy !== null) return
		setBusy(deed)
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
