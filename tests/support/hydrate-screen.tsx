import { render } from "@testing-library/react"
import { type UserEvent, userEvent } from "@testing-library/user-event"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { vi } from "vitest"

/**
 * A screen as the server sends it, in which `early` types, chooses and presses before its scripts take it over. Resolves
 * with the page that they have taken over.
 */
export function hydrateScreen(ui: ReactNode, early: (page: HTMLElement) => void) {
	const router = {
		push: vi.fn(),
		replace: vi.fn(),
		refresh: vi.fn(),
		back: vi.fn(),
		forward: vi.fn(),
		prefetch: vi.fn(),
	}
	const page = <AppRouterContext value={{ ...router, bfcacheId: "0" }}>{ui}</AppRouterContext>
	const container = document.createElement("div")
	container.innerHTML = renderToString(page)
	document.body.append(container)
	early(container)
	const user: UserEvent = userEvent.setup({ delay: null })
	return { ...render(page, { container, hydrate: true }), router, user }
}
