import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { t } from "@/lib/languages/t"
import { lengthOfText } from "./length-of-text"
import * as wallWords from "./wall-words"

interface WallTextProps {
	/** Decides whether it is long. */
	text: string
	className?: string
	children: ReactNode
}

/**
 * A long one would fill a phone's first screen, so it shows its beginning and is read on in place, without a script. All
 * of it is in the page, for a screen reader and a search.
 */
export function WallText({ text, className, children }: WallTextProps) {
	const length = lengthOfText(text)
	return (
		<div className={classNames(length === "long" && "wall-long", length === "long on a phone" && "wall-long-on-phone")}>
			<blockquote dir="auto" className={classNames("max-w-prose wrap-anywhere whitespace-pre-line", className)}>
				{children}
			</blockquote>
			{length !== "short" && (
				<details>
					<summary className="flex min-h-11 w-fit items-center gap-2 text-sm font-medium summary-arrow">
						{t(wallWords.readMore)}
					</summary>
				</details>
			)}
		</div>
	)
}
