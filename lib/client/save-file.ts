import { ApiError, type CallOptions, request } from "./api"
import type { OperationName } from "./contract"
import { leaveEnded, readSession } from "./session"

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, filename: string): void {
	const url = URL.createObjectURL(content)
	const link = document.createElement("a")
	link.href = url
	link.download = filename
	document.body.append(link)
	link.click()
	link.remove()
	// Not at once: Safari reads the address only after the click has been handled.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads what a call answers, under the name that it gives. Throws as adminCall does. */
export async function saveAnswer<K extends OperationName>(
	name: K,
	options: CallOptions<K>,
	fallbackName: string,
): Promise<void> {
	try {
		const response = await request(name, { ...options, token: readSession()?.token })
		const given = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1]
		saveFile(await response.blob(), given ?? fallbackName)
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		throw error
	}
}
