import type { ReactNode } from "react"
import { Area, type AreaName } from "@/components/layout/area"
import { buttonClass } from "@/components/ui/button-class"
import { t } from "@/lib/languages/t"
import { EmptyFrame } from "./empty-frame"
import * as pageWords from "./page-words"

/** An empty relative link reloads the current address. */
const THIS_PAGE = ""

export interface MessageScreenProps {
	area?: AreaName
	title: string
	message: string
	/** Offers a link that reloads the page, also without JavaScript. */
	retry?: boolean
	/** The way on. Defaults to a link to the homepage. */
	action?: ReactNode
	/** Shown above the title. Defaults to an empty viewfinder. */
	mark?: ReactNode
}

/** A page with nothing to show: says why, and what the visitor can do. Names no business, since there may be none. */
export function MessageScreen({
	area = "testimonial",
	title,
	message,
	retry = false,
	action = <HomeLink />,
	mark = <EmptyFrame />,
}: MessageScreenProps) {
	return (
		<Area name={area}>
			<main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-6 py-16">
				{mark}
				<div className="flex flex-col gap-2">
					<h1 className="font-display text-xl">{title}</h1>
					<p className="text-base text-ink-muted">{message}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					{retry && (
						<a href={THIS_PAGE} className={buttonClass({ variant: "primary", size: "lg" })}>
							{t(pageWords.retry)}
						</a>
					)}
					{action}
				</div>
			</main>
		</Area>
	)
}

function HomeLink() {
	return (
		// This screen may be in another site's frame, where the homepage refuses to open.
		<a href="/" target="_top" className={buttonClass({ size: "lg" })}>
			{t(pageWords.goHome)}
		</a>
	)
}
