import type { ResultDesign } from "./answers"
import { RESULT_DESIGN } from "./defaults"

const COLORS = ["background_color", "text_color", "accent_color"] as const

/** False as long as all colors are the defaults: the result then takes the business's color and the page's theme. */
export function hasOwnColors(design: ResultDesign): boolean {
	return COLORS.some((color) => design[color].toLowerCase() !== RESULT_DESIGN[color])
}
