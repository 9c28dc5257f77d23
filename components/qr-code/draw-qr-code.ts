import { type Bitmap2D, correction, generate } from "lean-qr"
import { toSvgSource } from "lean-qr/extras/svg"

/** Modules of white on each side, which ISO/IEC 18004 demands. Readers miss a code that touches what is beside it. */
const QUIET_ZONE = 4
/** Black on white in dark mode too: many readers refuse an inverted code. */
const COLORS = { on: "#000", off: "#fff" }
/** Pixels of a side: four inches at the 300 dots an inch of a good print. */
const PNG_SIDE = 1200

/** A code of an address. A seventh of it may be dirty or torn and it still reads. */
export function encodeQrCode(address: string): Bitmap2D {
	return generate(address, { minCorrectionLevel: correction.M })
}

/** A data URL of a picture that is sharp at any size. */
export function svgOf(code: Bitmap2D): string {
	const source = toSvgSource(code, { ...COLORS, pad: QUIET_ZONE, scale: 8, xmlDeclaration: true })
	return `data:image/svg+xml,${encodeURIComponent(source)}`
}

/** A data URL of a picture at least PNG_SIDE wide, whose modules are whole pixels. */
export function pngOf(code: Bitmap2D): string {
	const scale = Math.ceil(PNG_SIDE / (code.size + 2 * QUIET_ZONE))
	return code.toDataURL({ on: [0, 0, 0], off: [255, 255, 255], pad: QUIET_ZONE, scale })
}
