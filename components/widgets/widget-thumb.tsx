import { useEffect, useRef, useState } from "react"
import type { Widget, WidgetView } from "@/lib/client/contract"
import { KindSketch } from "./kind-sketch"
import { drawWidget } from "./widget-script"

/** Pixels of a page that the thumbnail shows across. */
const PAGE_WIDTH: Readonly<Record<Widget["kind"], number>> = { wall: 720, carousel: 720, single: 600, badge: 280 }
/** As wide as `w-36`. */
const WIDTH = 144

export interface WidgetThumbProps {
	kind: Widget["kind"]
	/** What visitors see, or null while that is not known or nothing. */
	view: WidgetView | null
}

/** The widget in small, drawn by its own script. Until then, and without it, a drawing of its kind. Decoration. */
export function WidgetThumb({ kind, view }: WidgetThumbProps) {
	const place = useRef<HTMLDivElement>(null)
	const [drawn, setDrawn] = useState(false)
	const width = PAGE_WIDTH[kind]

	useEffect(() => {
		if (!place.current || !view) return
		const scheme = view.scheme === "auto" ? "light" : view.scheme
		drawWidget(place.current, { ...view, scheme, items: view.items.slice(0, 2) }).then(
			() => setDrawn(true),
			() => undefined,
		)
	}, [view])

	return (
		<div
			aria-hidden="true"
			inert
			className="relative grid h-24 w-36 shrink-0 place-content-center overflow-hidden rounded-control border border-line bg-surface max-sm:h-16 max-sm:w-24"
			style={drawn ? { background: "#ffffff", color: "#1c1917", colorScheme: "light" } : undefined}
		>
			{!drawn && <KindSketch kind={kind} />}
			<div
				ref={place}
				className="absolute top-0 start-0 origin-top-left p-4"
				style={{ width, transform: `scale(${WIDTH / width})` }}
			/>
		</div>
	)
}
