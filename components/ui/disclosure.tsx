import type { ReactNode } from "react"

export interface DisclosureProps {
	summary: ReactNode
	/** Opens it, such as for an error inside. */
	open?: boolean
	/** Called as it opens and closes. */
	onToggle?(open: boolean): void
	children: ReactNode
}

export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
	return (
		<details
			open={open || undefined}
			onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
			className="group not-last:border-b not-last:border-line"
		>
			<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
				{summary}
				<svg
					aria-hidden="true"
					viewBox="0 0 16 16"
					className="size-4 shrink-0 fill-none stroke-current stroke-[1.5] text-ink-muted transition-transform group-open:rotate-180"
				>
					<path d="m4 6 4 4 4-4" />
				</svg>
			</summary>
			<div className="pb-4">{children}</div>
		</details>
	)
}
