import { createRequire } from "node:module"
import { Font, renderToBuffer } from "@react-pdf/renderer"
import { printableData } from "./printable-data.mjs"
import { breakWord, UNSPACED } from "./printable-text.mjs"
import { reportDocument } from "./report-document.mjs"

const require = createRequire(import.meta.url)

/** @typedef {Record<string, Record<number, string>>} Families */

// Names are written out, so that a traced copy of the product gets the files.
/** @type {Families} */
const DISPLAY = {
	Fraunces: {
		700: require.resolve("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"),
	},
}
/** Tried in this order for a character, those of scripts in between. @type {Families} */
const LATIN = {
	Inter: {
		400: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
		700: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
	},
}
/** @type {Families} */
const OTHERS = {
	"Noto Sans": {
		400: require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
		700: require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
	},
	"DejaVu Sans": {
		400: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
		700: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
	},
}

/** Opened only for a report that contains the script. */
const SCRIPTS = [
	{
		script: /\p{sc=Arabic}/u,
		/** @type {Families} */
		families: {
			"IBM Plex Sans Arabic": {
				400: require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf"),
				700: require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf"),
			},
		},
	},
	{
		script: /\p{sc=Devanagari}/u,
		/** @type {Families} */
		families: {
			Hind: {
				400: require.resolve("@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf"),
				700: require.resolve("@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf"),
			},
		},
	},
	{
		script: UNSPACED,
		/** @type {Families} */
		families: {
			"BIZ UDPGothic": {
				400: require.resolve("@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf"),
				700: require.resolve("@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf"),
			},
		},
	},
]

Font.registerHyphenationCallback(breakWord)

const HYPHEN = 0x2d
const SPACE = 0x20

/** The layout ends each line inside a word with a hyphen in the font of its last letter, as none of these scripts does. A
 * hyphen of the text itself is drawn in another font. @param {any} font */
function hideHyphen(font) {
	if (font.hidesHyphen) return
	font.hidesHyphen = true
	const glyphOf = font.glyphForCodePoint.bind(font)
	font.glyphForCodePoint = (/** @type {number} */ codePoint) => glyphOf(codePoint === HYPHEN ? SPACE : codePoint)
}

/**
 * Opens the fonts again for each report. Embedding é also asks the font for e, as a part that is no character, and the
 * font remembers that: each such e would be missing from the next report.
 * @param {unknown} data whose texts they are for
 */
async function openFonts(data) {
	const text = JSON.stringify(data)
	const scripts = SCRIPTS.filter(({ script }) => script.test(text)).map(({ families }) => families)
	/** @type {Families} */
	const own = Object.assign({}, ...scripts)
	const families = { ...DISPLAY, ...LATIN, ...own, ...OTHERS }
	/** @type {Map<number, NonNullable<ReturnType<typeof Font.getFont>["data"]>[]>} */
	const opened = new Map([
		[400, []],
		[700, []],
	])
	for (const [fontFamily, files] of Object.entries(families)) {
		// Registering a family again only appends to the registered one.
		delete Font.getRegisteredFonts()[fontFamily]
		const fonts = Object.entries(files).map(([weight, src]) => ({ src, fontWeight: Number(weight) }))
		Font.register({ family: fontFamily, fonts })
		for (const [fontWeight, list] of opened) {
			await Font.load({ fontFamily, fontWeight })
			const { data } = Font.getFont({ fontFamily, fontWeight })
			if (!data) throw new Error(`${fontFamily} ${fontWeight} was not loaded.`)
			if (fontFamily in own) hideHyphen(data)
			list.push(data)
		}
	}
	/** Whether both weights have the character. @param {number} codePoint */
	const hasGlyph = (codePoint) =>
		[...opened.values()].every((list) => list.some((font) => font.hasGlyphForCodePoint(codePoint)))
	return { families: Object.keys(families), hasGlyph }
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

/** @param {Pick<Task, "data" | "logo" | "box">} task @param {boolean} isTight */
async function layOut({ data, logo, box }, isTight) {
	const { families, hasGlyph } = await openFonts(data)
	const { printable, isMissing } = printableData(data, hasGlyph)
	/** @type {{ pages: number, isSparse: boolean } | undefined} */
	let measured
	const look = {
		box,
		logo: logo === null ? null : Buffer.from(logo, "base64"),
		isMissing,
		isTight,
		families,
		onLayout: (/** @type {unknown} */ layout) => {
			measured = measure(layout)
		},
	}
	const bytes = await renderToBuffer(reportDocument(printable, look))
	return { bytes, pages: measured?.pages ?? 1, isSparse: measured?.isSparse ?? false }
}

/** @param {Pick<Task, "data" | "logo" | "box">} task @returns {Promise<Buffer>} a PDF */
export async function renderReport(task) {
	const loose = await layOut(task, false)
	const isTightened = loose.isSparse && loose.pages > 1 && loose.pages <= TIGHTENED_PAGES
	const tight = isTightened ? await layOut(task, true) : loose
	return (tight.pages < loose.pages ? tight : loose).bytes
}
