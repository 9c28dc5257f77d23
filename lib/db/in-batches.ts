import { databaseAway } from "./database-away"

interface Call<T, R> {
	item: T
	resolve(result: R | Promise<R>): void
	reject(error: unknown): void
}

/**
 * Calls with the same key share work: those that arrive while it is under way are gathered for the next time. A call
 * never gets the result of work that began before it, so what is read is as new as if it had been read for it alone.
 * @param work gets the gathered items in order of arrival and returns one result for each. If it fails, all of its
 * calls fail; if one result is a promise that fails, that call alone.
 */
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

/**
 * A read that calls with the same key share as in inBatches(). They get the same object, so no caller may change it.
 * @param key of everything that the result depends on.
 */
export function sharedRead<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
	const share = inBatches<undefined, T>(async (key, calls) => {
		const result = await read(key)
		return calls.map(() => result)
	})
	return (key) => share(key, undefined)
}
