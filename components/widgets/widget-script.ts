import type { WidgetView } from "@/lib/client/contract"

type Show = (host: HTMLElement, view: WidgetView) => void

declare global {
	/** Set by public/widget.js. */
	var showTestimonials: Show | undefined
}

let loading: Promise<Show> | null = null

/** The script that draws widgets on other websites. Loads it once; after a failure the next call tries again. */
function loadScript(): Promise<Show> {
	if (globalThis.showTestimonials) return Promise.resolve(globalThis.showTestimonials)
	loading ??= new Promise<Show>((resolve, reject) => {
		const script = document.createElement("script")
		const failed = () => {
			loading = null
			script.remove()
			reject(new Error("public/widget.js did not load"))
		}
		script.src = "/widget.js"
		script.onload = () => (globalThis.showTestimonials ? resolve(globalThis.showTestimonials) : failed())
		script.onerror = failed
		document.head.append(script)
	})
	return loading
}

/** Replaces what was in `place`. Resolves to the widget's element, or to null if a later call overtook this one. */
export async function drawWidget(place: HTMLElement, view: WidgetView): Promise<HTMLElement | null> {
	const host = document.createElement("div")
	place.dataset.drawing = String(Number(place.dataset.drawing ?? 0) + 1)
	const mine = place.dataset.drawing
	const show = await loadScript()
	if (place.dataset.drawing !== mine) return null
	// A new element each time: the script marks an element as drawn, and what watched the old one goes with it.
	place.replaceChildren(host)
	show(host, view)
	return host
}
