/** On globalThis, since the bundles of one server each evaluate this module. */
const QUEUE = Symbol.for("testimonials.assetQueue")
const holder = globalThis as { [QUEUE]?: Promise<unknown> }

/**
 * One uploaded file is looked at after the other: 40 megapixels take up to 160 MB while they are decoded, and many can
 * arrive at once. Rejects as `work` does; the next one is not held up by that.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const turn = (holder[QUEUE] ?? Promise.resolve()).then(work)
	holder[QUEUE] = turn.catch(() => undefined)
	return await turn
}
