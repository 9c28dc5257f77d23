import { useEffect } from "react"

/** Makes the browser ask before an unsent take is lost. */
export function useLeaveWarning(on: boolean): void {
	useEffect(() => {
		if (!on) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener("beforeunload", warn)
		return () => removeEventListener("beforeunload", warn)
	}, [on])
}
