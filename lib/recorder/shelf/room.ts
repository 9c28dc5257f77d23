/** What may be written at most before the browser is asked again. */
export const ROOM_STEP_BYTES = 4 * 1_048_576

/** Whether the browser has room for so many bytes; one that does not tell is believed to have it until a write fails. */
export async function hasRoom(
	bytes: number,
	storage: StorageManager | undefined = navigator.storage,
): Promise<boolean> {
	try {
		const { quota, usage = 0 } = (await storage?.estimate()) ?? {}
		return quota === undefined || quota - usage >= bytes
	} catch {
		return true
	}
}

/** Asks the browser not to clear this page's storage when the device runs short. Where it refuses, nothing changes. */
export function askToPersist(storage: StorageManager | undefined = navigator.storage): void {
	storage?.persist?.().catch(() => {})
}
