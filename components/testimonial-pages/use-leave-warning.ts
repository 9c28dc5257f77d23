import { useEffect } from "react"

export function useLeaveWarning(on: boolean): void {
	useEffect(() => {
		if (!on) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener("beforeunload", warn)
		return () => removeEventListener("beforeunload", warn)
	}, [on])
}
