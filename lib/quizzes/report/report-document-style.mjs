import { StyleSheet } from "@react-pdf/renderer"

export const PAGE = "A4"
export const BODY_WIDTH = 499
/** In points. */
export const BAR = 5

/** Tried in this order for a character. */
const TEXT = ["Inter", "Noto Sans", "DejaVu Sans"]
const DISPLAY = ["Fraunces", ...TEXT]

const NUMBER_WIDTH = 24

/** @param {import("./report-data").ReportData["colors"]} colors @param {boolean} isTight */
export function stylesOf(colors, isTight) {
	const space = isTight ? 0.7 : 1
	const answer = { marginLeft: NUMBER_WIDTH, marginTop: 2, marginRight: 106 }
	return StyleSheet.create({
		page: {
			padding: isTight ? "36 48 50" : "44 48 56",
			fontFamily: TEXT,
			fontSize: isTight ? 9.5 : 10,
			lineHeight: isTight ? 1.35 : 1.45,
			color: colors.text,
			backgroundColor: colors.background,
		},
		band: { position: "absolute", top: 0, left: 0, width: 596, height: 6, backgroundColor: colors.brand },
		letterhead: { flexDirection: "row", alignItems: "center", gap: 16, marginBottom: 18 * space },
		plate: colors.isDark ? { backgroundColor: "#ffffff", borderRadius: 4, padding: "5 8" } : {},
		// Its box is always as wide as allowed: flush with the text, or centered on a plate.
		logo: { maxHeight: 40, maxWidth: 160, objectFit: "contain", objectPositionX: colors.isDark ? "50%" : 0 },
		brand: { flex: 1, fontSize: 11, fontWeight: 700, color: colors.accentText },
		sender: { flex: 1, fontSize: 8.5, color: colors.muted, textAlign: "right" },
		title: { fontFamily: DISPLAY, fontSize: 24, fontWeight: 700, lineHeight: 1.2, marginBottom: 4 },
		muted: { color: colors.muted },
		small: { fontSize: 8.5, color: colors.muted },
		facts: { flexDirection: "row", flexWrap: "wrap", marginTop: 12 * space },
		fact: { width: "50%", paddingRight: 12, marginBottom: 6 * space },
		heading: {
			fontFamily: DISPLAY,
			fontSize: 14,
			fontWeight: 700,
			marginTop: 20 * space,
			paddingBottom: 4,
			marginBottom: 8 * space,
			borderBottom: `1 solid ${colors.track}`,
		},
		strong: { fontWeight: 700 },
		above: { flexDirection: "row", alignItems: "center", gap: 24 },
		columns: { flexDirection: "row", gap: 28 },
		gauge: { width: 150, height: 84 },
		percent: { fontFamily: DISPLAY, fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
		inGauge: { width: 150, textAlign: "center" },
		scored: { flexDirection: "row", alignItems: "center", gap: 8, marginTop: 8 },
		// Fixed widths: a box as wide as its text comes out a hair too narrow, and the text loses a letter.
		badge: { width: 62, borderRadius: 9, padding: "3 0 2" },
		badgeText: { color: "#ffffff", fontSize: 9, lineHeight: 1.3, fontWeight: 700, textAlign: "center" },
		outcome: { fontFamily: DISPLAY, fontSize: 15, fontWeight: 700, lineHeight: 1.25, marginBottom: 4 },
		paragraph: { marginBottom: 5 },
		item: { marginBottom: 9 * space },
		advice: { borderLeft: `2 solid ${colors.accent}`, paddingLeft: 10 },
		question: { marginBottom: 10 * space },
		number: { width: NUMBER_WIDTH, color: colors.muted },
		answer,
		unanswered: { ...answer, color: colors.muted },
		asked: { flexDirection: "row" },
		points: { width: 90, marginLeft: 16 },
		right: { textAlign: "right" },
		row: { flexDirection: "row", justifyContent: "space-between", gap: 16 },
		grow: { flex: 1 },
		figure: { width: 170, textAlign: "right" },
		foot: { position: "absolute", top: 802, left: 48, width: BODY_WIDTH, fontSize: 8.5, color: colors.muted },
	})
}

/** @typedef {ReturnType<typeof stylesOf>} Styles */
