import type { SubmissionFields } from "@/lib/submissions/validate-submission"

function textOf(form: HTMLFormElement, name: string): string {
	const input = form.elements.namedItem(name)
	return input instanceof HTMLInputElement ? input.value : ""
}

/** Reads the inputs themselves, since FormData leaves out those of a disabled fieldset. */
export function fieldsOf(form: HTMLFormElement, hasVideo: boolean): SubmissionFields {
	const consent = form.elements.namedItem("consent")
	return { ...typedOf(form), consent: consent instanceof HTMLInputElement && consent.checked, hasVideo }
}

/** Takes the consent back. */
export function untick(form: HTMLFormElement | null): void {
	const box = form?.elements.namedItem("consent")
	if (box instanceof HTMLInputElement) box.checked = false
}

/** The typed fields, untrimmed. */
export function typedOf(form: HTMLFormElement): { name: string; email: string; website: string } {
	return { name: textOf(form, "name"), email: textOf(form, "email"), website: textOf(form, "website") }
}

/** Fills in `known` values. Replaces only inputs that are empty or still hold their value from `before`. */
export function fillIn(
	form: HTMLFormElement,
	known: Record<string, string>,
	before: Record<string, string> = {},
): void {
	for (const name of Object.keys({ ...before, ...known })) {
		const input = form.elements.namedItem(name)
		if (!(input instanceof HTMLInputElement)) continue
		if (input.value === "" || input.value === before[name]) input.value = known[name] ?? ""
	}
}
