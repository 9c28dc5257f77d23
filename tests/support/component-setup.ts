import { cleanup, configure } from "@testing-library/react"
import { toast } from "sonner"
import { afterEach, vi } from "vitest"

// Only to end what hangs: on a busy machine a screen takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 })

/** Nothing that one test rendered, stored or stubbed is there for the next. */
afterEach(() => {
	cleanup()
	// Toasts are kept outside of what is rendered, and the next screen would show them.
	toast.dismiss()
	window.localStorage.clear()
	window.sessionStorage.clear()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
	vi.useRealTimers()
})
