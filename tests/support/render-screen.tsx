import { type RenderResult, render } from "@testing-library/react"
import { type UserEvent, userEvent } from "@testing-library/user-event"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime"
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Toaster } from "sonner"
import { type Mock, vi } from "vitest"

type Navigation = Record<"push" | "replace" | "refresh" | "back" | "forward" | "prefetch", Mock>

export interface RenderedScreen extends RenderResult {
	user: UserEvent
	/** The calls that the component made to Next's router. */
	router: Navigation
	/** Full page loads that the component started. */
	leave: Mock<(url: string | URL) => void>
	/** Renders the same page with the data that a refresh brought. */
	show(ui: ReactNode): void
}

interface ScreenOptions {
	path?: string
	/** Renders the screen as the server sends it and runs this on it before the scripts take over. */
	early?: (page: HTMLElement) => void
}

/**
 * Renders client components like a page of the product: with a router that records its calls, an address that the hooks
 * and `location` read, and the toasts. `user` types and presses through the same events as a browser.
 */
export function renderScreen(ui: ReactNode, { path = "/", early }: ScreenOptions = {}): RenderedScreen {
	const url = new URL(path, "http://localhost:3000")
	window.history.replaceState(null, "", url)
	const leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined)
	const router: Navigation = {
		push: vi.fn(),
		replace: vi.fn(),
		refresh: vi.fn(),
		back: vi.fn(),
		forward: vi.fn(),
		prefetch: vi.fn(),
	}
	const page = (shown: ReactNode) => (
		<AppRouterContext value={{ ...router, bfcacheId: "0" }}>
			<PathnameContext value={url.pathname}>
				<SearchParamsContext value={url.searchParams}>
					{shown}
					<Toaster />
				</SearchParamsContext>
			</PathnameContext>
		</AppRouterContext>
	)
	const container = document.body.appendChild(document.createElement("div"))
	if (early) {
		container.innerHTML = renderToString(page(ui))
		early(container)
	}
	const rendered = render(page(ui), { container, hydrate: Boolean(early) })
	const show = (next: ReactNode) => rendered.rerender(page(next))
	// No pause between keys: with fake timers it would never end.
	return { ...rendered, user: userEvent.setup({ delay: null }), router, leave, show }
}
