import { cleanup, configure } from "@testing-library/react"
import { toast } from "sonner"
import { afterEach, vi } from "vitest"

// This only ends tests that hang: on a busy machine a screen takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 15_000 })

/** Removes everything that one test rendered, stored or stubbed before the next one starts. */
afterEach(() => {
	cleanup()
	// Toasts live outside the rendered tree, so the next screen would show them.
	toast.dismiss()
	window.localStorage.clear()
	window.sessionStorage.clear()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
	vi.useRealTimers()
})
