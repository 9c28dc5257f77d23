import { type FormEvent, useEffect, useRef, useState } from "react"
import type { Problem } from "../content/check-quiz"
import { leadTo } from "./lead-to"

export interface ItemFormOptions {
	/** What saving the quiz found, anew with each press. */
	problem: Problem | null
	/** The name of the field that has the focus first. */
	first: string
	/** The field that a problem is about; none where none of the form's fields can say it. */
	fieldOf(form: HTMLFormElement | null, problem: Problem): HTMLElement | null
	/** What is wrong with the item as it stands. */
	check(): Problem | null
	onSave(): void
}

/** A question's or an outcome's form: one problem at a time, by the field that it is about, which gets the focus. */
export function useItemForm({ problem, first, fieldOf, check, onSave }: ItemFormOptions) {
	const [shown, setShown] = useState<Problem | null>(null)
	const form = useRef<HTMLFormElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens.
	useEffect(() => form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus(), [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each press.
	useEffect(() => {
		setShown(problem)
		if (problem) leadTo(fieldOf(form.current, problem))
	}, [problem])

	function save(event: FormEvent): void {
		event.preventDefault()
		const found = check()
		if (!found) {
			onSave()
			return
		}
		setShown(found)
		leadTo(fieldOf(form.current, found))
	}

	const errorOf = (field: string) => (shown?.field === field ? shown.detail : null)
	const props = { ref: form, method: "post", noValidate: true, onSubmit: save }
	return { shown, setShown, form, errorOf, props }
}
