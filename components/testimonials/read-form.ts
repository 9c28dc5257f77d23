import type { SubmissionFields } from "@/lib/submissions/validate-submission"

function textOf(form: HTMLFormElement, name: string): string {
	const input = form.elements.namedItem(name)
	return input instanceof HTMLInputElement ? input.value : ""
}

/** Read from the inputs themselves: FormData leaves out those of a disabled fieldset. */
export function fieldsOf(form: HTMLFormElement, hasVideo: boolean): SubmissionFields {
	const consent = form.elements.namedItem("consent")
	return { ...typedOf(form), consent: consent instanceof HTMLInputElement && consent.checked, hasVideo }
}

export function typedOf(form: HTMLFormElement): { name: string; email: string; website: string } {
	return { name: textOf(form, "name"), email: textOf(form, "email"), website: textOf(form, "website") }
}

/** Puts in what is known, where nothing stands yet. */
export function fillEmpty(form: HTMLFormElement, known: Record<string, string>): void {
	for (const [name, value] of Object.entries(known)) {
		const input = form.elements.namedItem(name)
		if (input instanceof HTMLInputElement && input.value === "") input.value = value
	}
}
