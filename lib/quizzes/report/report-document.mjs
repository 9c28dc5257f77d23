import { Document, Page, Path, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer"
import { createElement as h } from "react"

/**
 * @typedef {import("./report-data").ReportData} ReportData
 * @typedef {{ width: number, height: number, thickness: number, full: string }} Gauge
 */

const BODY_WIDTH = 499
const BAR_HEIGHT = 6

/** @param {ReportData["colors"]} colors */
const stylesOf = (colors) =>
	StyleSheet.create({
		page: {
			padding: "44 48 56",
			fontFamily: ["Noto Sans", "DejaVu Sans"],
			fontSize: 10.5,
			lineHeight: 1.45,
			color: colors.text,
			backgroundColor: colors.background,
		},
		brand: { fontSize: 10, fontWeight: 700, color: colors.accentText },
		title: { fontSize: 22, fontWeight: 700, lineHeight: 1.25, marginTop: 2, marginBottom: 4 },
		muted: { color: colors.muted },
		small: { fontSize: 9, color: colors.muted },
		facts: { flexDirection: "row", flexWrap: "wrap", marginTop: 12 },
		fact: { width: "50%", paddingRight: 12, marginBottom: 6 },
		heading: {
			fontSize: 13,
			fontWeight: 700,
			marginTop: 20,
			paddingBottom: 4,
			marginBottom: 8,
			borderBottom: `1 solid ${colors.track}`,
		},
		strong: { fontWeight: 700 },
		score: { flexDirection: "row", alignItems: "center", gap: 24 },
		percent: { fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
		// Fixed widths: a box as wide as its text comes out a hair too narrow, and the text loses a letter.
		badge: { width: 84, borderRadius: 9, padding: "2 0", marginBottom: 4 },
		badgeText: { color: "#ffffff", fontSize: 9.5, fontWeight: 700, textAlign: "center" },
		item: { marginBottom: 9 },
		row: { flexDirection: "row", justifyContent: "space-between", gap: 16 },
		grow: { flex: 1 },
		figure: { width: 170, textAlign: "right" },
		foot: { position: "absolute", top: 802, left: 48, width: BODY_WIDTH, fontSize: 8.5, color: colors.muted },
	})

/** @typedef {ReturnType<typeof stylesOf>} Styles */

/** @param {ReportData["colors"]} colors @param {number} share */
const bar = (colors, share) =>
	h(
		Svg,
		{ width: BODY_WIDTH, height: BAR_HEIGHT, viewBox: `0 0 ${BODY_WIDTH} ${BAR_HEIGHT}`, style: { marginTop: 4 } },
		h(Rect, { x: 0, y: 0, width: BODY_WIDTH, height: BAR_HEIGHT, fill: colors.track }),
		h(Rect, { x: 0, y: 0, width: (BODY_WIDTH * share) / 100, height: BAR_HEIGHT, fill: colors.accent }),
	)

/** @param {ReportData} data @param {Gauge} box @param {Styles} styles */
function gauge({ charts, colors, percentageText }, box, styles) {
	const percent = h(
		Text,
		{ style: [styles.percent, { width: box.width, textAlign: charts ? "center" : "left" }] },
		percentageText,
	)
	if (!charts) return percent
	/** @param {string} d @param {string} stroke */
	const line = (d, stroke) => h(Path, { d, stroke, strokeWidth: box.thickness, fill: "none" })
	return h(
		View,
		{ style: { width: box.width, height: box.height } },
		h(
			Svg,
			{ width: box.width, height: box.height, viewBox: `0 0 ${box.width} ${box.height}` },
			line(box.full, colors.track),
			charts.gauge === "" ? null : line(charts.gauge, colors.accent),
		),
		h(View, { style: { position: "absolute", left: 0, bottom: 4 } }, percent),
	)
}

/** @param {Styles} styles @param {string} text */
const heading = (styles, text) => h(Text, { style: styles.heading, minPresenceAhead: 70 }, text)

/** @param {string} text @param {Styles[keyof Styles]} [style] */
const line = (text, style) => (text === "" ? null : h(Text, { style }, text))

/** @param {ReportData} data @param {Styles} styles */
const categories = ({ categories: all, charts, colors, headings }, styles) =>
	all && all.length > 0
		? [
				heading(styles, headings.categories),
				...all.map((category) =>
					h(
						View,
						{ style: styles.item, wrap: false },
						h(
							View,
							{ style: styles.row },
							h(Text, { style: styles.grow }, category.name),
							h(
								Text,
								{ style: styles.figure },
								`${category.percentageText}  `,
								h(Text, { style: styles.small }, category.pointsText),
							),
						),
						charts ? bar(colors, category.share) : null,
					),
				),
			]
		: []

/** @param {ReportData} data @param {Styles} styles */
const recommendations = ({ recommendations: all, headings }, styles) =>
	all
		? [
				heading(styles, headings.recommendations),
				...all.map(({ title, detail }) => h(View, { style: styles.item }, line(title), line(detail, styles.small))),
			]
		: []

/**
 * Adds its texts directly to the page's list of children. Every page break lays out again what follows it. With all
 * rows in one box, a hundred long answers take twenty times as long.
 * @param {ReportData} data @param {Styles} styles
 */
const breakdown = ({ breakdown: all, charts, colors, headings }, styles) =>
	all
		? [
				heading(styles, headings.breakdown),
				...all.flatMap((row) => {
					const parts = [
						h(Text, { style: styles.strong }, `${row.number}. ${row.question}`),
						h(Text, { style: styles.small }, `${row.category} · ${row.points}`),
						line(row.answer, row.answered ? undefined : styles.muted),
						charts && row.share !== null ? bar(colors, row.share) : null,
					]
					// A short row stays whole. A long one would leave most of a page empty.
					const isLong = row.question.length + row.answer.length > 600
					return isLong
						? [...parts, h(View, { style: styles.item })]
						: [h(View, { style: styles.item, wrap: false }, ...parts)]
				}),
			]
		: []

/** @param {ReportData} data @param {Styles} styles */
const header = (data, styles) =>
	h(
		View,
		null,
		line(data.tenantName, styles.brand),
		line(data.title, styles.title),
		line(data.description, styles.muted),
		h(
			View,
			{ style: styles.facts },
			...data.facts.map(({ label, value }) =>
				h(View, { style: styles.fact }, h(Text, { style: styles.small }, label), h(Text, null, value)),
			),
		),
	)

/** @param {ReportData} data @param {Gauge} box @param {Styles} styles */
const result = (data, box, styles) =>
	h(
		View,
		null,
		heading(styles, data.headings.score),
		h(
			View,
			{ style: styles.score, wrap: false },
			gauge(data, box, styles),
			h(
				View,
				{ style: styles.grow },
				data.badge
					? h(
							View,
							{ style: [styles.badge, { backgroundColor: data.badge.color }] },
							h(Text, { style: styles.badgeText }, data.badge.label),
						)
					: null,
				h(Text, null, data.pointsText),
			),
		),
		heading(styles, data.headings.result),
		line(data.outcome.title, styles.strong),
		line(data.outcome.description),
		line(data.outcome.message),
	)

/**
 * A text of its own, positioned from the top: a fixed box measured from the page's bottom doubles its distance with
 * every page until the number overflows.
 * @param {ReportData} data @param {Styles} styles
 */
const foot = ({ headings, number }, styles) =>
	h(Text, {
		style: styles.foot,
		fixed: true,
		render: ({ pageNumber, totalPages }) => `${headings.report} ${number} · ${pageNumber} / ${totalPages}`,
	})

/**
 * Lays out the report on A4, with only what report-data.ts says.
 * @param {ReportData} data its texts printable @param {Gauge} box @param {boolean} isMissing Does □ stand for
 * something?
 */
export function reportDocument(data, box, isMissing) {
	const styles = stylesOf(data.colors)
	return h(
		Document,
		{ title: data.title, author: data.tenantName, creator: data.tenantName, language: "en" },
		h(
			Page,
			{ size: "A4", style: styles.page },
			header(data, styles),
			result(data, box, styles),
			...categories(data, styles),
			...recommendations(data, styles),
			...breakdown(data, styles),
			isMissing ? h(Text, { style: [styles.small, { marginTop: 12 }] }, data.headings.missing) : null,
			foot(data, styles),
		),
	)
}
