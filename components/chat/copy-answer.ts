/**
 * Copies an answer as Markdown. Sites often forbid the clipboard to frames, but execCommand still works during a press.
 * Returns false if the browser refuses both.
 */
export async function copyAnswer(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return copyBySelection(text)
	}
}

function copyBySelection(text: string): boolean {
	const focused = document.activeElement
	const field = document.createElement("textarea")
	field.value = text
	field.style.position = "fixed"
	field.style.opacity = "0"
	document.body.append(field)
	field.select()
	const copied = document.execCommand("copy")
	field.remove()
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
	return copied
}
