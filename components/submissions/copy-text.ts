/** False where the browser refuses: no permission, no secure context, or no press of a button in time. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}
