import { Document, Image, Page, Path, Rect, Svg, Text, View } from "@react-pdf/renderer"
import { createElement as h } from "react"
import { BAR, BODY_WIDTH, PAGE, stylesOf } from "./report-document-style.mjs"

/**
 * @typedef {import("./report-data").ReportData} ReportData
 * @typedef {{ width: number, height: number, thickness: number, full: string }} Gauge
 * @typedef {import("./report-document-style.mjs").Styles} Styles
 */

/** Up to this many characters, the outcome's text is beside the score; more of it goes below. */
const BESIDE_SCORE = 420
/** A longer question with its answer would leave most of a page empty if it were kept whole. */
const WHOLE_ANSWER = 600

/** @param {ReportData["colors"]} colors @param {number} share @param {number} width */
const bar = (colors, share, width) =>
	h(
		Svg,
		{ width, height: BAR, viewBox: `0 0 ${width} ${BAR}`, style: { marginTop: 4 } },
		h(Rect, { x: 0, y: 0, width, height: BAR, rx: BAR / 2, fill: colors.track }),
		share > 0
			? h(Rect, { x: 0, y: 0, width: (width * share) / 100, height: BAR, rx: BAR / 2, fill: colors.accent })
			: null,
	)

/** @param {ReportData} data @param {Gauge} box @param {Styles} styles */
function gauge({ charts, colors, percentageText }, box, styles) {
	const percent = h(Text, { style: [styles.percent, charts ? styles.inGauge : {}] }, percentageText)
	if (!charts) return percent
	/** @param {string} d @param {string} stroke */
	const line = (d, stroke) => h(Path, { d, stroke, strokeWidth: box.thickness, fill: "none" })
	return h(
		View,
		{ style: styles.gauge },
		h(
			Svg,
			{ width: styles.gauge.width, height: styles.gauge.height, viewBox: `0 0 ${box.width} ${box.height}` },
			line(box.full, colors.track),
			charts.gauge === "" ? null : line(charts.gauge, colors.accent),
		),
		h(View, { style: { position: "absolute", left: 0, bottom: 0 } }, percent),
	)
}

/** @param {Styles} styles @param {string} text */
const heading = (styles, text) => h(Text, { style: styles.heading, minPresenceAhead: 80 }, text)

/** @param {string} text @param {Styles[keyof Styles]} [style] */
const line = (text, style) => (text === "" ? null : h(Text, { style, orphans: 2, widows: 2 }, text))

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
								h(Text, { style: styles.strong }, category.percentageText),
								"   ",
								h(Text, { style: styles.small }, category.pointsText),
							),
						),
						charts ? bar(colors, category.share, BODY_WIDTH) : null,
					),
				),
			]
		: []

/** @param {ReportData} data @param {Styles} styles */
const recommendations = ({ recommendations: all, headings }, styles) =>
	all
		? [
				heading(styles, headings.recommendations),
				...all.map(({ title, detail }) =>
					h(
						View,
						{ style: [styles.item, styles.advice], wrap: title.length + detail.length > WHOLE_ANSWER },
						line(title),
						line(detail, styles.small),
					),
				),
			]
		: []

/**
 * Adds its texts directly to the page's list of children: with all rows in one box, a hundred long answers take twenty
 * times as long.
 * @param {ReportData} data @param {Styles} styles
 */
const breakdown = ({ breakdown: all, charts, colors, headings }, styles) =>
	all
		? [
				heading(styles, headings.breakdown),
				...all.flatMap((row) => {
					const asked = h(
						View,
						// The answer begins on the same page.
						{ style: styles.asked, wrap: row.question.length > WHOLE_ANSWER, minPresenceAhead: 48 },
						h(Text, { style: styles.number }, `${row.number}.`),
						h(
							View,
							{ style: styles.grow },
							h(Text, { style: styles.strong }, row.question),
							h(Text, { style: styles.small }, row.category),
						),
						h(
							View,
							{ style: styles.points },
							h(Text, { style: [styles.small, styles.right] }, row.points),
							charts && row.share !== null ? bar(colors, row.share, styles.points.width) : null,
						),
					)
					const answered = line(row.answer, row.answered ? styles.answer : styles.unanswered)
					const isLong = row.question.length + row.answer.length > WHOLE_ANSWER
					return isLong
						? [asked, answered, h(View, { style: styles.question })]
						: [h(View, { style: styles.question, wrap: false }, asked, answered)]
				}),
			]
		: []

/** @param {ReportData} data @param {Uint8Array | null} logo @param {Styles} styles */
const header = (data, logo, styles) =>
	h(
		View,
		null,
		h(
			View,
			{ style: styles.letterhead },
			logo
				? h(
						View,
						{ style: styles.plate },
						h(Image, { src: { data: Buffer.from(logo), format: "png" }, style: styles.logo }),
					)
				: null,
			h(Text, { style: logo ? styles.sender : styles.brand }, data.tenantName),
		),
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
function result(data, box, styles) {
	const { outcome, badge, headings } = data
	const isBeside = outcome.title.length + outcome.description.length + outcome.message.length <= BESIDE_SCORE
	const score = [
		heading(styles, headings.score),
		h(
			View,
			{ style: isBeside ? {} : styles.above, wrap: false },
			gauge(data, box, styles),
			h(
				View,
				{ style: styles.scored },
				badge
					? h(
							View,
							{ style: [styles.badge, { backgroundColor: badge.color }] },
							h(Text, { style: styles.badgeText }, badge.label),
						)
					: null,
				h(Text, null, data.pointsText),
			),
		),
	]
	const said = [
		heading(styles, headings.result),
		line(outcome.title, styles.outcome),
		line(outcome.description, styles.paragraph),
		line(outcome.message, styles.paragraph),
	]
	return isBeside
		? [
				h(
					View,
					{ style: styles.columns, wrap: false },
					h(View, { style: styles.grow }, ...said),
					h(View, { style: { width: styles.gauge.width } }, ...score),
				),
			]
		: [...said, ...score]
}

/**
 * Positioned from the top: a fixed box measured from the page's bottom doubles its distance with every page.
 * @param {ReportData} data @param {Styles} styles
 */
const foot = ({ headings, number }, styles) =>
	h(Text, {
		style: styles.foot,
		fixed: true,
		render: ({ pageNumber, totalPages }) => `${headings.report} ${number} · ${pageNumber} / ${totalPages}`,
	})

/**
 * @typedef {object} Look
 * @property {Gauge} box
 * @property {Uint8Array | null} logo a PNG
 * @property {boolean} isMissing □ replaces a character
 * @property {boolean} isTight closer lines, so that less goes onto the last page
 * @property {(layout: unknown) => void} onLayout
 */

/** @param {ReportData} data its texts printable @param {Look} look */
export function reportDocument(data, { box, logo, isMissing, isTight, onLayout }) {
	const styles = stylesOf(data.colors, isTight)
	return h(
		Document,
		{
			title: data.title,
			author: data.tenantName,
			creator: data.tenantName,
			language: "en",
			// The only way to the finished layout.
			onRender: (rendered) => onLayout(Reflect.get(rendered, "_INTERNAL__LAYOUT__DATA_")),
		},
		h(
			Page,
			{ size: PAGE, style: styles.page },
			h(View, { style: styles.band, fixed: true }),
			header(data, logo, styles),
			...result(data, box, styles),
			...categories(data, styles),
			...recommendations(data, styles),
			...breakdown(data, styles),
			isMissing ? h(Text, { style: [styles.small, { marginTop: 12 }] }, data.headings.missing) : null,
			foot(data, styles),
		),
	)
}
