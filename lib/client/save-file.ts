import { ApiError, type CallOptions, request } from "./api"
import { confirmingAgain } from "./confirm-again"
import type { OperationName } from "./contract"
import { leaveEnded, readSession } from "./session"

export function saveAddress(address: string, filename: string): void {
	const link = document.createElement("a")
	link.href = address
	link.download = filename
	document.body.append(link)
	link.click()
	link.remove()
}

export function saveFile(content: Blob, filename: string): void {
	const url = URL.createObjectURL(content)
	saveAddress(url, filename)
	// Delayed, because Safari reads the address only after handling the click.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a call's answer under the name that it gives. Rejects like adminCall(). */
export async function saveAnswer<K extends OperationName>(
	name: K,
	options: CallOptions<K>,
	fallbackName: string,
): Promise<void> {
	try {
		const response = await confirmingAgain(() => request(name, { ...options, token: readSession()?.token }))
		const given = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1]
		saveFile(await response.blob(), given ?? fallbackName)
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		throw error
	}
}
