import { createRequire } from "node:module"
import { Font, renderToBuffer } from "@react-pdf/renderer"
import { startWatchdog } from "../../media/watchdog.mjs"
import { printableData } from "./printable-data.mjs"
import { breakWord } from "./printable-text.mjs"
import { reportDocument } from "./report-document.mjs"

/** render-pdf.ts starts this plain module by path. It answers a report's data with a PDF in base64, or null. */
const endAt = startWatchdog(Number(process.argv[2]))

// The layout warns on the console, and a stranger's text must not get into the server's JSON log.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

const require = createRequire(import.meta.url)

/** Tried in this order for a character. Names are written out, so that a traced copy of the product gets the files. */
const FAMILIES = {
	Fraunces: {
		700: require.resolve("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"),
	},
	Inter: {
		400: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
		700: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
	},
	"Noto Sans": {
		400: require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
		700: require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
	},
	"DejaVu Sans": {
		400: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
		700: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
	},
}

Font.registerHyphenationCallback(breakWord)

/**
 * Opens the fonts again for each report. Embedding é also asks the font for e, as a part that is no character, and the
 * font remembers that: each such e would be missing from the next report.
 * @returns {Promise<(codePoint: number) => boolean>} whether both weights have the character
 */
async function openFonts() {
	/** @type {Map<number, NonNullable<ReturnType<typeof Font.getFont>["data"]>[]>} */
	const opened = new Map([
		[400, []],
		[700, []],
	])
	for (const [fontFamily, files] of Object.entries(FAMILIES)) {
		// Registering a family again only appends to the registered one.
		delete Font.getRegisteredFonts()[fontFamily]
		const fonts = Object.entries(files).map(([weight, src]) => ({ src, fontWeight: Number(weight) }))
		Font.register({ family: fontFamily, fonts })
		for (const [fontWeight, list] of opened) {
			await Font.load({ fontFamily, fontWeight })
			const { data } = Font.getFont({ fontFamily, fontWeight })
			if (!data) throw new Error(`${fontFamily} ${fontWeight} was not loaded.`)
			list.push(data)
		}
	}
	return (codePoint) => [...opened.values()].every((list) => list.some((font) => font.hasGlyphForCodePoint(codePoint)))
}

/** A last page that is filled less than this looks like a mistake. */
const SPARSE = 0.2
/** Laying out a longer report twice takes too long. */
const TIGHTENED_PAGES = 8

/** @param {any} layout @returns {{ pages: number, isSparse: boolean }} */
function measure({ children: pages }) {
	const last = pages.at(-1)
	const ends = last.children
		.filter((/** @type {any} */ { props }) => !props?.fixed)
		.map((/** @type {any} */ { box }) => box.top + box.height)
	return { pages: pages.length, isSparse: Math.max(0, ...ends) < last.box.height * SPARSE }
}

/** @typedef {import("./render-pdf").Question} Task */

/** @param {Task} task @param {boolean} isTight */
async function layOut({ data, logo, box }, isTight) {
	const { printable, isMissing } = printableData(data, await openFonts())
	/** @type {{ pages: number, isSparse: boolean } | undefined} */
	let measured
	const look = {
		box,
		logo: logo === null ? null : Buffer.from(logo, "base64"),
		isMissing,
		isTight,
		onLayout: (/** @type {unknown} */ layout) => {
			measured = measure(layout)
		},
	}
	const bytes = await renderToBuffer(reportDocument(printable, look))
	return { bytes, pages: measured?.pages ?? 1, isSparse: measured?.isSparse ?? false }
}

/** @param {Task} task */
async function render(task) {
	const loose = await layOut(task, false)
	const isTightened = loose.isSparse && loose.pages > 1 && loose.pages <= TIGHTENED_PAGES
	const tight = isTightened ? await layOut(task, true) : loose
	return (tight.pages < loose.pages ? tight : loose).bytes
}

process.on("message", async (/** @type {Task} */ task) => {
	endAt(Date.now() + task.withinMs)
	const bytes = await render(task).catch(() => null)
	endAt(Number.POSITIVE_INFINITY)
	process.send?.(bytes?.toString("base64") ?? null)
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")
