import type { ReactNode } from "react"

export type AreaName = "home" | "testimonial" | "chat" | "quiz" | "tenant" | "platform" | "chatbot"

/** Gives a route area its background (globals.css paints the page behind it alike). Wrap each area's pages in one. */
export function Area({ name, children }: { name: AreaName; children: ReactNode }) {
	return (
		<div data-area={name} className="flex min-h-dvh flex-col">
			{children}
		</div>
	)
}
