"use client"

import { Toaster as Sonner } from "sonner"
import { ABOVE_BOTTOM_BAR } from "./bottom-bar"

/** Render once in each dashboard's layout. `toast` itself comes from sonner. For dashboards only. */
export function Toaster() {
	return (
		<Sonner
			theme="system"
			// A list's actions are at its right edge.
			position="bottom-center"
			closeButton
			gap={8}
			offset={{ bottom: ABOVE_BOTTOM_BAR }}
			mobileOffset={{ bottom: ABOVE_BOTTOM_BAR }}
			// sonner's own style sheet sets a typeface outside of any layer.
			style={{ fontFamily: "inherit" }}
			toastOptions={{
				unstyled: true,
				classNames: {
					toast:
						"flex w-full items-start gap-3 rounded-control bg-surface py-3 pr-12 pl-4 text-sm text-ink shadow-float sm:w-88",
					content: "min-w-0 flex-1",
					title: "font-medium",
					description: "text-ink-muted",
					icon: "mt-0.5 shrink-0",
					error: "[&_[data-icon]]:text-danger",
					success: "[&_[data-icon]]:text-success",
					actionButton:
						"relative shrink-0 cursor-pointer rounded-control px-2 font-medium text-accent-text after:absolute after:-inset-x-1 after:-inset-y-3 hover:bg-sunken",
					cancelButton:
						"relative shrink-0 cursor-pointer rounded-control px-2 font-medium text-accent-text after:absolute after:-inset-x-1 after:-inset-y-3 hover:bg-sunken",
					closeButton:
						"absolute! top-2.5! right-2! left-auto! flex! size-6! transform-none! after:absolute after:-inset-2.5 items-center justify-center rounded-control! border-0! bg-transparent! text-ink-muted! hover:bg-sunken! hover:text-ink!",
				},
			}}
		/>
	)
}
