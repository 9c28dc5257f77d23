import { databaseAway } from "./database-away"

interface Call<T, R> {
	item: T
	resolve(result: R | Promise<R>): void
	reject(error: unknown): void
}

/** Gathers calls with the same key that arrive during a run for the next run, so no call gets a result from before it.
 * @param work returns one result per item, in order. If it fails, all of its calls fail; a promise that rejects fails
 * its call. */
export function inBatches<T, R>(
	work: (key: string, items: T[]) => Promise<readonly (R | Promise<R>)[]>,
): (key: string, item: T) => Promise<R> {
	const waiting = new Map<string, Call<T, R>[]>()

	async function run(key: string, calls: Call<T, R>[]): Promise<void> {
		while (calls.length > 0) {
			const batch = calls.splice(0)
			try {
				const items = batch.map(({ item }) => item)
				const results = await work(key, items)
				for (const [at, { resolve }] of batch.entries()) resolve(results[at] as R | Promise<R>)
			} catch (error) {
				// Behind a database that does not answer, they would wait twice as long as any other caller.
				if (databaseAway(error)) batch.push(...calls.splice(0))
				for (const { reject } of batch) reject(error)
			}
		}
		waiting.delete(key)
	}

	return (key, item) =>
		new Promise((resolve, reject) => {
			const call = { item, resolve, reject }
			const calls = waiting.get(key)
			if (calls) {
				calls.push(call)
				return
			}
			const first = [call]
			waiting.set(key, first)
			void run(key, first)
		})
}

/** A read that calls with the same key share. They get the same object, so no caller may change it. */
export function sharedRead<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
	const share = inBatches<undefined, T>(async (key, calls) => {
		const result = await read(key)
		return calls.map(() => result)
	})
	return (key) => share(key, undefined)
}
