import { type RefObject, useEffect, useRef } from "react"

/** Its value is the key that chooses, where that is not the place among the choices. */
export const CHOICE = "data-choice"

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** French keyboards write "&" with the key of 1, and Arabic ones "١". */
function numberOf({ key, code, shiftKey }: KeyboardEvent): number | null {
	if (/^[0-9]$/.test(key)) return Number(key)
	const place = key.length === 1 && !shiftKey ? /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] : undefined
	return place === undefined ? null : Number(place)
}

/**
 * Keys of a step, wherever the focus is except in text fields. Digits choose an answer, arrows enter the choices (the
 * browser itself moves among them), Enter continues. `within` limits the keys to the form, if the page has more than
 * the step.
 */
export function useQuizKeys(form: RefObject<HTMLFormElement | null>, within = false): void {
	const pressed = useRef<(event: KeyboardEvent) => void>(() => undefined)
	pressed.current = (event) => {
		if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
		const target = event.target instanceof HTMLElement ? event.target : null
		if (within && target !== document.body && !form.current?.contains(target)) return
		if (target?.closest(`textarea, input:not([${CHOICE}]), select`)) return
		const choices = [...(form.current?.querySelectorAll<HTMLInputElement>(`[${CHOICE}]`) ?? [])]
		const isChoice = target instanceof HTMLInputElement
		const step = STEPS[event.key]
		const number = numberOf(event)
		const named = choices.find((choice) => choice.getAttribute(CHOICE) === String(number))
		const wanted =
			number !== null
				? (named ?? choices[number - 1])
				: step && !isChoice
					? (choices.find(({ checked }) => checked) ?? choices.at(step === 1 ? 0 : -1))
					: undefined
		if (wanted) {
			event.preventDefault()
			wanted.focus()
			wanted.click()
		} else if (event.key === "Enter" && !event.repeat && !target?.closest("button, a, input, summary")) {
			event.preventDefault()
			form.current?.requestSubmit()
		}
	}
	useEffect(() => {
		const listen = (event: KeyboardEvent) => pressed.current(event)
		addEventListener("keydown", listen)
		return () => removeEventListener("keydown", listen)
	}, [])
}
