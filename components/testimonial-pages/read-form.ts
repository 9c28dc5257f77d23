import { CHOICE_FIELDS, eachField, TEXT_FIELDS, type TextName, type TypedFields } from "@/lib/submissions/form-fields"
import type { SubmissionFields } from "@/lib/submissions/validate-submission"

type Typing = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function typingIn(form: HTMLFormElement, name: string): Typing | null {
	const input = form.elements.namedItem(name)
	const isTyping =
		input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement
	return isTyping ? input : null
}

const starsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[name=stars]")]

function textOf(form: HTMLFormElement, name: string): string {
	return typingIn(form, name)?.value ?? ""
}

/** Reads the inputs themselves, since FormData leaves out those of a disabled fieldset. */
export function fieldsOf(form: HTMLFormElement, hasVideo: boolean): SubmissionFields {
	const consent = form.elements.namedItem("consent")
	const isChecked = consent instanceof HTMLInputElement && consent.checked
	return { ...typedOf(form), consent: isChecked, hasVideo }
}

export function untick(form: HTMLFormElement | null): void {
	const box = form?.elements.namedItem("consent")
	if (box instanceof HTMLInputElement) box.checked = false
}

/** The typed fields that the form has, untrimmed. */
export function typedOf(form: HTMLFormElement): TypedFields & { text?: string } {
	const stars = starsIn(form)
	const texts = Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, textOf(form, name)]))
	const choices = CHOICE_FIELDS.filter(({ name }) => typingIn(form, name)).map(({ name }) => [name, textOf(form, name)])
	return {
		...(texts as Record<TextName, string>),
		...(stars.length > 0 && { stars: stars.find(({ checked }) => checked)?.value ?? "" }),
		...Object.fromEntries(choices),
		...(typingIn(form, "text") && { text: textOf(form, "text") }),
	}
}

export const trimmed = (fields: TypedFields) => eachField((name) => (fields[name] ?? "").trim())

/** Fills in `known` values. Replaces only inputs that are empty or still hold their value from `before`. */
export function fillIn(
	form: HTMLFormElement,
	known: Record<string, string>,
	before: Record<string, string> = {},
): void {
	for (const name of Object.keys({ ...before, ...known })) {
		const input = typingIn(form, name)
		if (input && (input.value === "" || input.value === before[name])) input.value = known[name] ?? ""
	}
	const stars = starsIn(form)
	const chosen = stars.find(({ checked }) => checked)
	if (chosen && chosen.value !== before.stars) return
	for (const star of stars) star.checked = star.value === known.stars
}
