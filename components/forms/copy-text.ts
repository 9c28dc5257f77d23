/** Resolves to false if the browser refuses: without permission, a secure context, or a recent press. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}
