/**
 * Loaded into a product before it starts: `NODE_OPTIONS=--import=…/run-twice.mjs`. Every transaction's first run is rolled
 * back after its callback has finished, as PostgreSQL does when it cannot serialize it. transaction() then runs the
 * callback again. lib/db keeps its connections once per process, under this name.
 */
const NAME = Symbol.for("testimonials.db")

/** @param {any} prisma @returns {any} the same client, whose transactions do not succeed at once */
function failingOnce(prisma) {
	/** Callbacks that have run once. transaction() passes the same one again. */
	const begun = new WeakSet()
	const transaction = async (/** @type {any} */ work, /** @type {any} */ options) => {
		const isSecond = begun.delete(work)
		if (!isSecond) begun.add(work)
		return prisma.$transaction(async (/** @type {any} */ tx) => {
			const result = await work(tx).catch((/** @type {unknown} */ error) => {
				begun.delete(work)
				throw error
			})
			if (isSecond) return result
			throw Object.assign(new Error("could not serialize access"), { code: "40001" })
		}, options)
	}
	return new Proxy(prisma, {
		get(target, name) {
			if (name === "$transaction") return transaction
			const value = Reflect.get(target, name)
			return typeof value === "function" ? value.bind(target) : value
		},
	})
}

/** @type {any} */
let connections
Reflect.set(globalThis, NAME, {
	get connections() {
		return connections
	},
	set connections(made) {
		connections = made && { ...made, prisma: failingOnce(made.prisma) }
	},
})
