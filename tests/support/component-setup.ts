import { cleanup, configure } from "@testing-library/react"
import { afterEach, vi } from "vitest"

configure({ asyncUtilTimeout: 15_000 })

/** Nothing that one test rendered, stored or stubbed is there for the next. */
afterEach(() => {
	cleanup()
	window.localStorage.clear()
	window.sessionStorage.clear()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
	vi.useRealTimers()
})
