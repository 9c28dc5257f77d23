export const ROOM_STEP_BYTES = 4 * 1_048_576

/** A browser that does not answer is assumed to have room, until a write fails. */
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

/** Asks the browser not to clear this page's storage when the device runs short. A refusal changes nothing. */
export function askToPersist(storage: StorageManager | undefined = navigator.storage): void {
	storage?.persist?.().catch(() => {})
}
