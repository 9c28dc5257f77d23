import type { ReactNode } from "react"
import { buttonClass } from "./button-class"
import { Glyph } from "./glyph"
import * as uiWords from "./ui-words"

export interface ErrorStateProps {
	title: string
	children?: ReactNode
	/** Address to reload. "" is the current page. A link, so that it works in the server's bare HTML. */
	retryHref?: string
	retryLabel?: string
	level?: 1 | 2
	action?: ReactNode
}

export function ErrorState({
	title,
	children,
	retryHref = "",
	retryLabel = uiWords.retry,
	level = 1,
	action,
}: ErrorStateProps) {
	const Heading = level === 1 ? "h1" : "h2"
	return (
		<div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
			<Glyph name="alert" size={28} className="text-danger" />
			<Heading className="text-lg font-medium">{title}</Heading>
			{children && <div className="text-ink-muted">{children}</div>}
			<div className="mt-2 flex flex-wrap justify-center gap-2">
				<a href={retryHref} className={buttonClass({ variant: "secondary" })}>
					<Glyph name="retry" />
					{retryLabel}
				</a>
				{action}
			</div>
		</div>
	)
}
