import { Document, Image, Link, Page, Path, Rect, Svg, Text, View } from "@react-pdf/renderer"
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

/** Letters that are written from right to left. */
const RTL = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u

/**
 * Its first letter decides the direction of a text, as on a page: names and answers can be in any language.
 * @param {Styles[keyof Styles] | Styles[keyof Styles][]} style @param {string} text @param {object} [props]
 */
function said(style, text, props) {
	const first = /\p{L}/u.exec(text)?.[0]
	/** @type {"ltr" | "rtl" | undefined} */
	const direction = first === undefined ? undefined : RTL.test(first) ? "rtl" : "ltr"
	return h(Text, { ...props, style: [style, direction ? { direction } : {}].flat() }, text)
}

/** @param {Pick<ReportData, "colors" | "dir">} data @param {number} share @param {number} width */
function bar({ colors, dir }, share, width) {
	const filled = (width * share) / 100
	return h(
		Svg,
		{ width, height: BAR, viewBox: `0 0 ${width} ${BAR}`, style: { marginTop: 4 } },
		h(Rect, { x: 0, y: 0, width, height: BAR, rx: BAR / 2, fill: colors.track }),
		share > 0
			? h(Rect, {
					x: dir === "rtl" ? width - filled : 0,
					y: 0,
					width: filled,
					height: BAR,
					rx: BAR / 2,
					fill: colors.accent,
				})
			: null,
	)
}

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
const heading = (styles, text) => said(styles.heading, text, { minPresenceAhead: 80 })

/** @param {string} text @param {Styles[keyof Styles]} [style] */
const line = (text, style = {}) => (text === "" ? null : said(style, text, { orphans: 2, widows: 2 }))

/** @param {ReportData} data @param {Styles} styles */
const categories = (data, styles) =>
	data.categories && data.categories.length > 0
		? [
				heading(styles, data.headings.categories),
				...data.categories.map((category) =>
					h(
						View,
						{ style: styles.item, wrap: false },
						h(
							View,
							{ style: styles.row },
							said(styles.grow, category.name),
							h(
								Text,
								{ style: styles.figure },
								h(Text, { style: styles.strong }, category.percentageText),
								"   ",
								h(Text, { style: styles.small }, category.pointsText),
							),
						),
						data.charts ? bar(data, category.share, BODY_WIDTH) : null,
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
const breakdown = (data, styles) =>
	data.breakdown
		? [
				heading(styles, data.headings.breakdown),
				...data.breakdown.flatMap((row) => {
					const asked = h(
						View,
						// The answer begins on the same page.
						{ style: styles.asked, wrap: row.question.length > WHOLE_ANSWER, minPresenceAhead: 48 },
						h(Text, { style: styles.number }, `${row.number}.`),
						h(View, { style: styles.grow }, said(styles.strong, row.question), said(styles.small, row.category)),
						h(
							View,
							{ style: styles.points },
							said([styles.small, styles.right], row.points),
							data.charts && row.share !== null ? bar(data, row.share, styles.points.width) : null,
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

/** @param {ReportData} data @param {Styles} styles */
const nextStep = ({ nextStep: step }, styles) =>
	step &&
	h(
		View,
		{ style: styles.next, wrap: false },
		h(Link, { src: step.url, style: styles.nextLink }, said(styles.strong, step.text)),
		h(Link, { src: step.url, style: styles.nextLink }, said(styles.small, step.address)),
	)

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
			said(logo ? styles.sender : styles.brand, data.tenantName),
		),
		line(data.title, styles.title),
		line(data.description, styles.muted),
		h(
			View,
			{ style: styles.facts },
			...data.facts.map(({ label, value }) =>
				h(View, { style: styles.fact }, said(styles.small, label), said({}, value)),
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
					? h(View, { style: [styles.badge, { backgroundColor: badge.color }] }, said(styles.badgeText, badge.label))
					: null,
				said({}, data.pointsText),
			),
			data.comparisonText === null ? null : said({}, data.comparisonText),
		),
	]
	const words = [
		heading(styles, headings.result),
		line(outcome.title, styles.outcome),
		line(outcome.description, styles.paragraph),
		line(outcome.message, styles.paragraph),
	]
	if (data.unscored) return words
	return isBeside
		? [
				h(
					View,
					{ style: styles.columns, wrap: false },
					h(View, { style: styles.grow }, ...words),
					h(View, { style: { width: styles.gauge.width } }, ...score),
				),
			]
		: [...words, ...score]
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
 * @property {string[]} families of its fonts, the display font first
 * @property {boolean} isTight closer lines, so that less goes onto the last page
 * @property {(layout: unknown) => void} onLayout
 */

/** @param {ReportData} data its texts printable @param {Look} look */
export function reportDocument(data, { box, logo, isMissing, isTight, families, onLayout }) {
	const styles = stylesOf(data, { isTight, families })
	return h(
		Document,
		{
			title: data.title,
			author: data.tenantName,
			creator: data.tenantName,
			language: data.lang,
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
			nextStep(data, styles),
			isMissing ? said([styles.small, { marginTop: 12 }], data.headings.missing) : null,
			foot(data, styles),
		),
	)
}
