import type { WidgetView } from "@/lib/client/contract"
import { drawWidget } from "./widget-script"

/** Pixels that the placeholder keeps free, on a narrow and on a wide page. */
export interface ReservedRoom {
	phone: number
	desk: number
}

/** Until it is measured, if it cannot be, and while there is nothing to show: there will be, and the code stays. */
export const usualRoom = ({ kind }: Pick<WidgetView, "kind">): ReservedRoom =>
	({
		wall: { phone: 880, desk: 640 },
		carousel: { phone: 341, desk: 366 },
		single: { phone: 268, desk: 391 },
		badge: { phone: 46, desk: 46 },
	})[kind]

/** The width of a page's text, in pixels: a phone's less its margins, and a usual maximum. */
const WIDTHS: ReservedRoom = { phone: 342, desk: 1120 }
/** A taller wall offers "Show more". */
const WALL_MAX: ReservedRoom = { phone: 880, desk: 720 }

/** Draws the widget out of sight at both widths. */
export async function measureRoom(view: WidgetView): Promise<ReservedRoom> {
	const [phone, desk] = [await heightAt(view, WIDTHS.phone), await heightAt(view, WIDTHS.desk)]
	if (view.kind !== "wall") return { phone, desk }
	return { phone: Math.min(phone, WALL_MAX.phone), desk: Math.min(desk, WALL_MAX.desk) }
}

async function heightAt(view: WidgetView, width: number): Promise<number> {
	const stage = document.createElement("div")
	stage.inert = true
	Object.assign(stage.style, { position: "fixed", top: "0", left: "0", visibility: "hidden", width: `${width}px` })
	document.body.append(stage)
	try {
		return Math.ceil((await drawWidget(stage, view))?.getBoundingClientRect().height ?? 0)
	} finally {
		stage.remove()
	}
}
