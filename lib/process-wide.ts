/**
 * A value that exists once per process. The bundles of one server (routes, pages, proxy, instrumentation) each evaluate
 * a module again, and `next dev` does so on every change. A module's own variable would therefore exist once in each of
 * them.
 * @param key names the value within the product
 */
export function processWide<T extends object>(key: string, make: () => T): T {
	const symbol = Symbol.for(`testimonials.${key}`)
	const known: T | undefined = Reflect.get(globalThis, symbol)
	const value = known ?? make()
	if (!known) Reflect.set(globalThis, symbol, value)
	return value
}

/**
 * Runs work one piece at a time in this process. Rejects as `work` does, and a rejection does not hold up the next one.
 * @param key names the line within the product
 */
export function mutex(key: string): <T>(work: () => Promise<T>) => Promise<T> {
	const line = processWide(key, () => ({ last: Promise.resolve<unknown>(undefined) }))
	return (work) => {
		const turn = line.last.then(work)
		line.last = turn.catch(() => undefined)
		return turn
	}
}
