import { StyleSheet } from "@react-pdf/renderer"

export const PAGE = "A4"
export const BODY_WIDTH = 499
/** In points. */
export const BAR = 5

const NUMBER_WIDTH = 24

/**
 * @param {Pick<import("./report-data").ReportData, "colors" | "dir">} data
 * @param {{ isTight: boolean, families: string[] }} look families in the order in which a character is looked for, the
 * display font first
 */
export function stylesOf({ colors, dir }, { isTight, families: display }) {
	const text = display.slice(1)
	const isRtl = dir === "rtl"
	const space = isTight ? 0.7 : 1
	/** @type {"row" | "row-reverse"} */
	const row = isRtl ? "row-reverse" : "row"
	/** @type {"left" | "right"} */
	const start = isRtl ? "right" : "left"
	/** @type {"left" | "right"} */
	const end = isRtl ? "left" : "right"
	const [marginStart, marginEnd] = isRtl ? ["marginRight", "marginLeft"] : ["marginLeft", "marginRight"]
	const answer = { [marginStart]: NUMBER_WIDTH, marginTop: 2, [marginEnd]: 106 }
	const adviceLine = `2 solid ${colors.accent}`
	return StyleSheet.create({
		page: {
			padding: isTight ? "36 48 50" : "44 48 56",
			fontFamily: text,
			textAlign: start,
			fontSize: isTight ? 9.5 : 10,
			lineHeight: isTight ? 1.35 : 1.45,
			color: colors.text,
			backgroundColor: colors.background,
		},
		band: { position: "absolute", top: 0, left: 0, width: 596, height: 6, backgroundColor: colors.brand },
		letterhead: { flexDirection: row, alignItems: "center", gap: 16, marginBottom: 18 * space },
		plate: colors.isDark ? { backgroundColor: "#ffffff", borderRadius: 4, padding: "5 8" } : {},
		// Its box is always as wide as allowed: flush with the text, or centered on a plate.
		logo: {
			maxHeight: 40,
			maxWidth: 160,
			objectFit: "contain",
			objectPositionX: colors.isDark ? "50%" : isRtl ? "100%" : 0,
		},
		brand: { flex: 1, fontSize: 11, fontWeight: 700, color: colors.accentText },
		sender: { flex: 1, fontSize: 8.5, color: colors.muted, textAlign: end },
		title: { fontFamily: display, fontSize: 24, fontWeight: 700, lineHeight: 1.2, marginBottom: 4 },
		muted: { color: colors.muted },
		small: { fontSize: 8.5, color: colors.muted },
		facts: { flexDirection: row, flexWrap: "wrap", marginTop: 12 * space },
		fact: { width: "50%", [isRtl ? "paddingLeft" : "paddingRight"]: 12, marginBottom: 6 * space },
		heading: {
			fontFamily: display,
			fontSize: 14,
			fontWeight: 700,
			marginTop: 20 * space,
			paddingBottom: 4,
			marginBottom: 8 * space,
			borderBottom: `1 solid ${colors.track}`,
		},
		strong: { fontWeight: 700 },
		above: { flexDirection: row, alignItems: "center", gap: 24 },
		columns: { flexDirection: row, gap: 28 },
		gauge: { width: 150, height: 84 },
		percent: { fontFamily: display, fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
		inGauge: { width: 150, textAlign: "center" },
		// The points stand below the badge: beside it, "46.7 of 100 points" and longer ones run past the column.
		scored: { width: 150, gap: 4, marginTop: 8 },
		// Fixed widths: a box as wide as its text comes out a hair too narrow, and the text loses a letter.
		badge: { width: 62, alignSelf: isRtl ? "flex-end" : "flex-start", borderRadius: 9, padding: "3 0 2" },
		badgeText: { color: "#ffffff", fontSize: 9, lineHeight: 1.3, fontWeight: 700, textAlign: "center" },
		outcome: { fontFamily: display, fontSize: 15, fontWeight: 700, lineHeight: 1.25, marginBottom: 4 },
		paragraph: { marginBottom: 5 },
		item: { marginBottom: 9 * space },
		advice: isRtl ? { borderRight: adviceLine, paddingRight: 10 } : { borderLeft: adviceLine, paddingLeft: 10 },
		next: { marginTop: 14 * space, border: `1 solid ${colors.track}`, borderRadius: 6, padding: "10 14" },
		nextLink: { color: colors.accentText, textDecoration: "none" },
		question: { marginBottom: 10 * space },
		number: { direction: dir, width: NUMBER_WIDTH, color: colors.muted },
		answer,
		unanswered: { ...answer, color: colors.muted },
		asked: { flexDirection: row },
		points: { width: 90, [marginStart]: 16 },
		right: { textAlign: end },
		row: { flexDirection: row, justifyContent: "space-between", gap: 16 },
		grow: { flex: 1 },
		figure: { direction: dir, width: 170, textAlign: end },
		foot: {
			direction: dir,
			position: "absolute",
			top: 802,
			left: 48,
			width: BODY_WIDTH,
			fontSize: 8.5,
			color: colors.muted,
		},
	})
}

/** @typedef {ReturnType<typeof stylesOf>} Styles */
