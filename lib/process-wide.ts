// A value that exists once per process. The bundles of one server (routes, pages, proxy, instrumentation) each evaluate
// a module again, and so does `next dev` on every change, so a module's own variable exists once in each.
export function processWide<T extends object>(key: string, make: () => T): T {
	const symbol = Symbol.for(`testimonials.${key}`)
	const known: T | undefined = Reflect.get(globalThis, symbol)
	const value = known ?? make()
	if (!known) Reflect.set(globalThis, symbol, value)
	return value
}

/** Runs work one piece at a time in this process. Rejects as `work` does, which does not hold up the next one. */
export function mutex(key: string): <T>(work: () => Promise<T>) => Promise<T> {
	const line = processWide(key, () => ({ last: Promise.resolve<unknown>(undefined) }))
	return (work) => {
		const turn = line.last.then(work)
		line.last = turn.catch(() => undefined)
		return turn
	}
}
