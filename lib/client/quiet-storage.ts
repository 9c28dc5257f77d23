// Never throws: a browser may forbid storage, or have no room. Then nothing is stored.
export interface QuietStorage {
	read(key: string): string | null
	write(key: string, value: string): void
	forget(key: string): void
}

/** @param open returns the storage. A function, since even the access may throw. */
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
