import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import { isVisitorHere } from "./is-visitor-here"
import { useInChat, useStepPlace } from "./step-place"

/**
 * Focuses the title when it comes into view and scrolls to it: a screen reader reads the question next, and the keys
 * apply to it. Pass false on the page's first screen, where nothing was pressed yet, and if a field takes the focus.
 */
export function useFocusOnArrival<E extends HTMLElement>(wanted = true): Ref<E> {
	const target = useRef<E>(null)
	const place = useStepPlace()
	useEffect(() => {
		if (wanted && isVisitorHere()) target.current?.focus({ preventScroll: true })
		place.arrive(target.current)
	}, [wanted, place])
	return target
}

export interface StepTitleProps extends Pick<HTMLAttributes<HTMLElement>, "lang" | "dir"> {
	id?: string
	describedBy?: string
	titleRef?: Ref<HTMLHeadingElement>
	children: string
}

/** Title lengths in characters. Short ones are set as a headline, long ones as a paragraph. */
const SHORT = 80
const LONG = 160

export function StepTitle({ describedBy, titleRef, children, ...attributes }: StepTitleProps) {
	const inChat = useInChat()
	const Heading = inChat ? "h2" : "h1"
	return (
		<Heading
			ref={titleRef}
			{...attributes}
			tabIndex={-1}
			aria-describedby={describedBy}
			className={classNames(
				"font-display whitespace-pre-line outline-none wrap-anywhere",
				inChat && (children.length > LONG ? "text-base" : "text-lg"),
				!inChat && (children.length > LONG ? "text-lg" : "text-xl"),
				!inChat && children.length <= SHORT && "md:text-2xl",
			)}
		>
			{children}
		</Heading>
	)
}

export function StepPosition({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} className={classNames("text-sm text-ink-muted tabular-nums", useInChat() ? "-mb-2" : "-mb-3 md:-mb-5")}>
			{children}
		</p>
	)
}
