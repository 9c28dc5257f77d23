import { useEffect } from "react"

/** The browser's own question before a take that was not sent is lost. */
export function useLeaveWarning(on: boolean): void {
	useEffect(() => {
		if (!on) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener("beforeunload", warn)
		return () => removeEventListener("beforeunload", warn)
	}, [on])
}
