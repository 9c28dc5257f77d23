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
	/** What the component asked of Next's router. */
	router: Navigation
	/** Full page loads that the component asked for. */
	leave: Mock<(url: string | URL) => void>
	/** The same page with what a refresh of it brought. */
	show(ui: ReactNode): void
}

interface ScreenOptions {
	path?: string
	/** The screen comes as the server sends it, and this types, chooses and presses before its scripts take it over. */
	early?: (page: HTMLElement) => void
}

/**
 * Renders client components as a page of the product would: with a router that notes what is asked of it, the address
 * that the hooks and `location` read, and the toasts. Keys and presses of `user` go through the same events as a browser's.
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
	// Without a pause between keys: with fake timers it would never end.
	return { ...rendered, user: userEvent.setup({ delay: null }), router, leave, show }
}
