import { type FormEvent, useEffect, useRef, useState } from "react"
import type { Problem } from "../content/check-quiz"
import { focusFirst } from "./focus-first"

export interface ItemFormOptions {
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	first: string
	/** The field of a problem, or null if no field of the form can show it. */
	fieldOf(form: HTMLFormElement | null, problem: Problem): HTMLElement | null
	check(): Problem | null
	onSave(): void
}

/** The form of a question or an outcome. Shows one problem at a time and focuses its field. */
export function useItemForm({ problem, first, fieldOf, check, onSave }: ItemFormOptions) {
	const [shown, setShown] = useState<Problem | null>(null)
	const form = useRef<HTMLFormElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, as the form opens.
	useEffect(() => form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus(), [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each press.
	useEffect(() => {
		setShown(problem)
		if (problem) focusFirst(fieldOf(form.current, problem))
	}, [problem])

	function saveThen(then: () => void): void {
		const found = check()
		if (!found) {
			then()
			return
		}
		setShown(found)
		focusFirst(fieldOf(form.current, found))
	}

	function save(event: FormEvent): void {
		event.preventDefault()
		saveThen(onSave)
	}

	const errorOf = (field: string) => (shown?.field === field ? shown.detail : null)
	const props = { ref: form, method: "post", noValidate: true, onSubmit: save }
	return { shown, setShown, form, errorOf, props, saveThen }
}
