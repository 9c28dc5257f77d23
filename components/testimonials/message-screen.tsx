import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"
import { buttonClass } from "@/components/ui/button"
import { EmptyFrame } from "./empty-frame"

/** Relative and empty: whatever address failed is asked again. */
const THIS_PAGE = ""

export interface MessageScreenProps {
	title: string
	message: string
	/** Loads this very page again, also without script. */
	retry?: boolean
	action?: ReactNode
}

/** A page that has nothing to show says so, why, and what to do. No business is named: it may not be there. */
export function MessageScreen({ title, message, retry = false, action }: MessageScreenProps) {
	return (
		<Area name="testimonial">
			<main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-6 py-16">
				<EmptyFrame />
				<div className="flex flex-col gap-2">
					<h1 className="font-display text-xl">{title}</h1>
					<p className="text-base text-ink-muted">{message}</p>
				</div>
				{(retry || action) && (
					<div className="flex flex-wrap gap-3">
						{retry && (
							<a href={THIS_PAGE} className={buttonClass({ variant: "primary", size: "lg" })}>
								Retry
							</a>
						)}
						{action}
					</div>
				)}
			</main>
		</Area>
	)
}
