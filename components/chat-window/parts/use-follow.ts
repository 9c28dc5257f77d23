import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/** Within this many pixels of the end counts as being at the end. */
const AT_END = 24
const MARGIN = 12
export const QUESTION = "data-question"
/** A form below an answer, whose first field should be seen. */
export const ASKS = "data-asks"

/**
 * Keeps the newest text in view while an answer grows. A reader who scrolls up is left alone until they reach the end
 * again. A long answer is followed only until its question reaches the top, since people read from the beginning. A
 * form below it may push the question out, if that shows its field beside the answer's start. A reader who scrolls to the
 * end by hand stays at the end.
 */
export function useFollow(log: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
	const [isAway, setAway] = useState(false)
	const following = useRef(true)
	const pastQuestion = useRef(false)
	const lastTop = useRef(0)

	const follow = useCallback(() => {
		const box = log.current
		if (!box) return
		const end = box.scrollHeight - box.clientHeight
		if (following.current) {
			const limit = pastQuestion.current ? end : readFrom(box, end)
			box.scrollTop = Math.max(box.scrollTop, Math.min(end, limit))
			lastTop.current = box.scrollTop
		}
		setAway(end - box.scrollTop > AT_END)
	}, [log])

	useEffect(() => {
		const box = log.current
		if (!box || !content.current) return
		const observer = new ResizeObserver(follow)
		observer.observe(box)
		observer.observe(content.current)
		const onScroll = () => {
			const end = box.scrollHeight - box.clientHeight
			setAway(end - box.scrollTop > AT_END)
			if (Math.abs(box.scrollTop - lastTop.current) < 2) return
			lastTop.current = box.scrollTop
			following.current = end - box.scrollTop <= AT_END
			pastQuestion.current = following.current
		}
		box.addEventListener("scroll", onScroll, { passive: true })
		return () => {
			observer.disconnect()
			box.removeEventListener("scroll", onScroll)
		}
	}, [log, content, follow])

	const followQuestion = useCallback(() => {
		following.current = true
		pastQuestion.current = false
		follow()
	}, [follow])

	const goToEnd = useCallback(() => {
		following.current = true
		pastQuestion.current = true
		follow()
	}, [follow])

	return { isAway, followQuestion, goToEnd }
}

/** @returns what may be at the log's top. */
function readFrom(box: HTMLElement, end: number): number {
	const question = [...box.querySelectorAll<HTMLElement>(`[${QUESTION}]`)].at(-1)
	if (!question) return end
	const field = box.querySelector<HTMLElement>(`[${ASKS}] input`)
	const answer = field?.closest("li")
	if (field && answer && question.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING) {
		const top = topWithin(box, answer) - MARGIN
		if (topWithin(box, field) + field.offsetHeight + MARGIN - top <= box.clientHeight) return top
	}
	return topWithin(box, question) - MARGIN
}

function topWithin(box: HTMLElement, element: HTMLElement): number {
	return element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
}
