/*
 * A living tab holds a lock by the take's name. The browser takes it back when the tab goes, however it goes, so that
 * what no lock guards is an orphan: no heartbeat that a sleeping phone would miss.
 */
const lockOf = (key: string) => `testimonial-take:${key}`

/** Resolves to what lets go of it, or to null when another tab holds it. */
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

/** Which of these takes a living tab, this one included, works on. */
export async function heldTakes(keys: string[]): Promise<Set<string>> {
	const { held = [] } = await navigator.locks.query()
	const names = new Set(held.map(({ name }) => name))
	return new Set(keys.filter((key) => names.has(lockOf(key))))
}

/** Calls once the tab that works on this take is done with it or gone. */
export function whenFreed(key: string, run: () => void): void {
	navigator.locks.request(lockOf(key), () => {}).then(run, () => {})
}
