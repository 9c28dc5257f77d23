import type { Page } from "@playwright/test"

/** The takes in this page's browser: each one's key and typed form, and the size and SHA-256 of its bytes. */
export function keptTakes(
	page: Page,
): Promise<{ key: string; typed: Record<string, string>; bytes: number; sha256: string }[]> {
	return page.evaluate(async () => {
		const answered = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result)
				request.onerror = () => reject(request.error)
			})
		const database = await answered(indexedDB.open("testimonial-takes"))
		const stores = database.transaction(["takes", "chunks"])
		const chunks = stores.objectStore("chunks")
		const takes = await answered<{ key: string; typed: Record<string, string> }[]>(stores.objectStore("takes").getAll())
		const read = await Promise.all(
			takes.map(({ key }) => answered<ArrayBuffer[]>(chunks.getAll(IDBKeyRange.bound([key], [key, []])))),
		)
		database.close()
		return Promise.all(
			takes.map(async ({ key, typed }, index) => {
				const bytes = await new Blob(read[index]).arrayBuffer()
				const digest = await crypto.subtle.digest("SHA-256", bytes)
				const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
				return { key, typed, bytes: bytes.byteLength, sha256 }
			}),
		)
	})
}
