import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react"

/** A phone, upright or turned. A desk keeps the stage beside the form. */
const PHONE = "(max-width: 47.99rem), (orientation: landscape) and (max-height: 30rem)"
/** Marks our entry in the history. */
const MARK = "stage"

function subscribe(listener: () => void): () => void {
	const query = matchMedia(PHONE)
	query.addEventListener("change", listener)
	return () => query.removeEventListener("change", listener)
}

const isOurs = (state: unknown) => typeof state === "object" && state !== null && MARK in state

export interface FullScreen {
	onBack(): void
	onLeft(): void
}

/** Whether the stage covers the screen: on a phone, while `wanted`. Back then leaves the stage, not the page. */
export function useFullScreen(
	stage: RefObject<HTMLElement | null>,
	wanted: boolean,
	{ onBack, onLeft }: FullScreen,
): boolean {
	const phone = useSyncExternalStore(
		subscribe,
		() => matchMedia(PHONE).matches,
		() => false,
	)
	const on = wanted && phone
	const now = useRef({ on, onBack, onLeft })
	now.current = { on, onBack, onLeft }
	/** True from our own history.back() to its event. */
	const returning = useRef(false)
	/** True while the visitor is on another page, to which our history.back() would then belong. */
	const away = useRef(false)

	useEffect(() => {
		// Next.js would answer with a navigation, which may reload the page without a network, and the page holds a take.
		const back = (event: PopStateEvent) => {
			if (!now.current.on && !returning.current && !isOurs(event.state)) return
			event.stopImmediatePropagation()
			if (now.current.on && !returning.current) now.current.onBack()
			returning.current = false
			// The stage may have opened again before the browser was back.
			if (now.current.on && !isOurs(history.state)) enter()
		}
		const turn = ({ type }: PageTransitionEvent) => {
			away.current = type === "pagehide"
		}
		addEventListener("popstate", back, { capture: true })
		addEventListener("pagehide", turn)
		addEventListener("pageshow", turn)
		return () => {
			removeEventListener("popstate", back, { capture: true })
			removeEventListener("pagehide", turn)
			removeEventListener("pageshow", turn)
		}
	}, [])

	useEffect(() => {
		if (!on || !stage.current) return
		const open = shutOthers(stage.current)
		if (!isOurs(history.state)) {
			// The way back must not undo the scrolling to the form.
			history.scrollRestoration = "manual"
			enter()
		}
		return () => {
			open()
			if (isOurs(history.state) && !away.current) {
				returning.current = true
				history.back()
			}
			now.current.onLeft()
		}
	}, [on, stage])
	return on
}

const enter = () => history.pushState({ ...history.state, [MARK]: true }, "")

/** Makes everything but this element inert, until the returned function is called. */
function shutOthers(element: HTMLElement): () => void {
	const shut: HTMLElement[] = []
	for (let at = element; at.parentElement; at = at.parentElement) {
		for (const other of at.parentElement.children) {
			if (other === at || !(other instanceof HTMLElement) || other.inert) continue
			other.inert = true
			shut.push(other)
		}
	}
	return () => {
		for (const other of shut) other.inert = false
	}
}
