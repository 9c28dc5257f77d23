/**
 * A value that this process has once. The bundles of one server (routes, pages, proxy, instrumentation) each evaluate a
 * module anew, and `next dev` does on every change: a variable of the module would exist once in each of them.
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
 * One after the other in this process. Rejects as `work` does; the next one is not held up by that.
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
