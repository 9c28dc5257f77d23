import type { ReactNode } from "react"

export type AreaName = "home" | "testimonial" | "chat" | "quiz" | "tenant" | "platform" | "chatbot"

/** Sets a route area's background (globals.css also colors the page behind it). Wrap each area's pages in one. */
export function Area({ name, children }: { name: AreaName; children: ReactNode }) {
	return (
		<div data-area={name} className="flex min-h-dvh flex-col">
			{children}
		</div>
	)
}
