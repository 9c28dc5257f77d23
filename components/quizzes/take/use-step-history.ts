import { useEffect, useRef } from "react"
import { CONTACT_FIRST, placeOf, type StepAt, WELCOME } from "./quiz-view"
import type { QuizTaking } from "./use-quiz"

interface Entry {
	place: number
	/** The place of the entry below, or null if that one belongs to another page. */
	below: number | null
	/** How many entries of this quiz are below. */
	depth: number
}

const KEY = "quizStep"
const FIRST: Entry = { place: WELCOME, below: null, depth: 0 }

const entryNow = () => (history.state as { [KEY]?: Entry } | null)?.[KEY] ?? FIRST

/** Keeps what Next.js stores in the entry: without it, coming back would load the page again. */
function write(method: "pushState" | "replaceState", entry: Entry): void {
	history[method]({ ...history.state, [KEY]: entry }, "")
}

/**
 * Gives each step an entry in the browser's history, so that a phone's Back button goes one step back instead of leaving
 * the quiz. Only on a page of its own: in a frame the entries would stand in the way of the surrounding page's Back
 * button, and the chat has no entries either. Answers survive leaving the page, so Back loses none there.
 */
export function useStepHistory(taking: QuizTaking): void {
	const at = placeOf(taking.view, taking.quiz.questions.length, taking.session() !== null)
	const latest = useRef({ at, show: taking.show })
	latest.current = { at, show: taking.show }
	const before = useRef<StepAt | null>(null)
	/** True until the browser has gone back as this hook asked it to. */
	const returning = useRef(false)

	useEffect(() => {
		const last = before.current
		before.current = at
		// A reload keeps its entry, and begins with the welcome for a moment.
		if (last === null || last === at || parent !== window || returning.current) return
		returning.current = follow(at, last === "opening")
	}, [at])

	useEffect(() => {
		if (parent !== window) return
		const moved = () => {
			if (!returning.current) return latest.current.show(entryNow().place)
			// The visitor may have gone on meanwhile.
			returning.current = follow(latest.current.at, false)
		}
		addEventListener("popstate", moved)
		return () => removeEventListener("popstate", moved)
	}, [])
}

/** Brings the history to the step in view. True if the browser is going back now, which it reports later. */
function follow(at: StepAt, isResumed: boolean): boolean {
	const now = entryNow()
	if (at === "opening" || at === now.place) return false
	// The session is gone: the steps below would all show the beginning.
	if (at === WELCOME && now.depth > 1) return goBack(now.depth)
	// Nothing of a finished quiz can be opened again, so Back leaves the page.
	if (at === "end") return goBack(now.depth)
	if (at < now.place && at === now.below) return goBack(1)
	if (at < now.place || isResumed) write("replaceState", { ...now, place: at, below: null })
	// The contact asked first belongs to the start, which the visitor does not repeat.
	else if (now.place === CONTACT_FIRST) write("replaceState", { ...now, place: at })
	else write("pushState", { place: at, below: now.place, depth: now.depth + 1 })
	return false
}

function goBack(steps: number): boolean {
	// go(0) would load the page again.
	if (steps > 0) history.go(-steps)
	return steps > 0
}
