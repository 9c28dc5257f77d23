// An open tab holds a lock named after the take. The browser releases it when the tab closes for any reason, so a take
// without a lock is an orphan. A heartbeat would fail on a sleeping phone.
const lockOf = (key: string) => `testimonial-take:${key}`

export function holdTake(key: string): Promise<(() => void) | null> {
	return new Promise((resolve, reject) => {
		navigator.locks
			.request(lockOf(key), { ifAvailable: true }, (lock) => {
				if (!lock) return resolve(null)
				return new Promise<void>((letGo) => resolve(() => letGo()))
			})
			.catch(reject)
	})
}

export async function heldTakes(keys: string[]): Promise<Set<string>> {
	const { held = [] } = await navigator.locks.query()
	const names = new Set(held.map(({ name }) => name))
	return new Set(keys.filter((key) => names.has(lockOf(key))))
}

export function whenFreed(key: string, run: () => void): void {
	navigator.locks.request(lockOf(key), () => {}).then(run, () => {})
}
