/*
 * A browser may forbid storage (inside another site's page, in private windows, switched off); touching it then throws, and
 * a full one refuses what is written. Here nothing is kept then, and nothing breaks.
 */
export interface QuietStorage {
	read(key: string): string | null
	write(key: string, value: string): void
	forget(key: string): void
}

/** @param open names the storage, since even that may throw */
export function quietStorage(open: () => Storage): QuietStorage {
	function quietly<T>(work: (storage: Storage) => T): T | null {
		try {
			return work(open())
		} catch {
			return null
		}
	}
	return {
		read: (key) => quietly((storage) => storage.getItem(key)),
		write: (key, value) => void quietly((storage) => storage.setItem(key, value)),
		forget: (key) => void quietly((storage) => storage.removeItem(key)),
	}
}
