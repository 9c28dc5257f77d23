import { type ReactNode, type Ref, useEffect, useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import { bringIntoLog } from "./bring-into-log"
import { useInChat } from "./step-place"

/**
 * Takes the focus when it comes into view, so that what is asked is what a screen reader says next and what the keys are
 * about. Not on the page's first screen, where nothing was pressed yet, and not where a field takes it.
 */
export function useFocusOnArrival<E extends HTMLElement>(wanted = true): Ref<E> {
	const target = useRef<E>(null)
	const inChat = useInChat()
	useEffect(() => {
		if (wanted) target.current?.focus({ preventScroll: true })
		if (inChat) bringIntoLog(target.current)
		else scrollTo({ top: 0 })
	}, [wanted, inChat])
	return target
}

export interface StepTitleProps {
	id?: string
	describedBy?: string
	titleRef?: Ref<HTMLHeadingElement>
	children: string
}

/** A question that fits two lines is set like a headline, one that grows into a paragraph as one. */
const SHORT = 80
const LONG = 160

export function StepTitle({ id, describedBy, titleRef, children }: StepTitleProps) {
	const inChat = useInChat()
	const Heading = inChat ? "h2" : "h1"
	return (
		<Heading
			ref={titleRef}
			id={id}
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
