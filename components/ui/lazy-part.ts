import { type ComponentType, type LazyExoticComponent, lazy } from "react"

const Nothing = () => null

interface Preloadable {
	/** Asks for the script before the part is drawn. A part that has come by then is drawn without a moment of nothing. */
	preload(): void
}

/** A part of a public page whose script comes when it is drawn. Needs a Suspense around it.
 * @param instead is drawn if the script cannot come, as without a network. Nothing, for what the page works without. */
export function lazyPart<P>(
	load: () => Promise<ComponentType<P>>,
	instead: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> & Preloadable {
	type Loaded = { default: ComponentType<P> }
	let loaded: Loaded | undefined
	const ask = async () => {
		loaded = { default: await load() }
		return loaded
	}
	const part = lazy(() => {
		const came = loaded
		if (!came) return ask().catch(() => ({ default: instead }))
		// React waits for a promise even if it is settled, and shows the fallback meanwhile. It takes this at once.
		// biome-ignore lint/suspicious/noThenProperty: a promise that answers while it is asked.
		return { then: (take: (part: Loaded) => void) => take(came) } as Promise<Loaded>
	})
	return Object.assign(part, { preload: () => void ask().catch(() => undefined) })
}
