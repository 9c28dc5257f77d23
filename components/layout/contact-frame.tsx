import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { HAND_DRAWN } from "@/lib/media/hand-drawn"

export interface ContactFrameProps {
	/** Its place on the film, from 1. */
	number?: number
	time?: string
	/** What is circled by hand, as editors mark the picture that they choose. A player's controls stay uncovered. */
	marked?: "picture" | "number" | false
	className?: string
	children: ReactNode
}

/** A picture with the edge of its film below. Numbers and line are decoration. Put it on a `contact-mat`. */
export function ContactFrame({ number, time, marked = false, className, children }: ContactFrameProps) {
	return (
		<div className={classNames("contact-frame", className)}>
			{children}
			{/* Drawn by styles, so that the page's text is what it was without it. */}
			<div aria-hidden="true" data-number={number && `${number}A`} data-time={time} className="contact-edge">
				{marked === "number" && <Mark width={2} />}
			</div>
			{marked === "picture" && <Mark width={3.5} />}
		</div>
	)
}

/** `width`: the line's, in pixels. */
function Mark({ width }: { width: number }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 140 180" fill="none" preserveAspectRatio="none" className="contact-mark">
			<path d={HAND_DRAWN} vectorEffect="non-scaling-stroke" strokeWidth={width} strokeLinecap="round" />
		</svg>
	)
}
