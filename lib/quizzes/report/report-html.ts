import { html, SafeHtml } from "./escape-html"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import type { ReportData } from "./report-data"
import { reportStyle } from "./report-style"

/** Nothing runs, whatever a quiz contains, and nothing loads but the business's logo. */
export const REPORT_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox"

function bar(share: number): SafeHtml {
	return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8"></rect><rect class="value" width="${share}" height="8"></rect></svg>`
}

function gauge({ charts, percentageText, colors }: ReportData): SafeHtml {
	if (!charts) return html`<div class="percent">${percentageText}</div>`
	const { width, height, thickness } = GAUGE_BOX
	const line = (path: string, color: string) =>
		html`<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}"></path>`
	return html`<div class="gauge"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${line(gaugePath(100), colors.track)}${charts.gauge !== "" && line(charts.gauge, colors.accent)}</svg><div class="percent">${percentageText}</div></div>`
}

function result(data: ReportData): SafeHtml {
	const { badge, outcome, headings } = data
	const words = html`<section><h2>${headings.result}</h2><h3 class="outcome" dir="auto">${outcome.title}</h3>${text(outcome.description)}${text(outcome.message)}</section>`
	if (data.unscored) return words
	return html`<div class="columns">${words}
<section><h2>${headings.score}</h2>${gauge(data)}<p class="scored">${
		badge && html`<span class="badge" style="background:${badge.color}">${badge.label}</span> `
	}<span>${data.pointsText}</span></p>${data.comparisonText !== null && html`<p>${data.comparisonText}</p>`}</section></div>`
}

const text = (value: string) => value !== "" && html`<p dir="auto">${value}</p>`

function categories({ categories: all, charts, headings }: ReportData): SafeHtml | false {
	if (!all || all.length === 0) return false
	const rows = all.map(
		(category) =>
			html`<li><div class="row"><span dir="auto">${category.name}</span><span>${category.percentageText} <span class="muted small">${category.pointsText}</span></span></div>${charts && bar(category.share)}</li>`,
	)
	return html`<section><h2>${headings.categories}</h2><ul>${rows}</ul></section>`
}

function recommendations({ recommendations: all, headings }: ReportData): SafeHtml | false {
	if (!all) return false
	const rows = all.map(
		({ title, detail }) =>
			html`<li class="advice"><p dir="auto">${title}</p>${detail !== "" && html`<p dir="auto" class="muted small">${detail}</p>`}</li>`,
	)
	return html`<section><h2>${headings.recommendations}</h2><ul>${rows}</ul></section>`
}

function breakdown({ breakdown: all, charts, headings }: ReportData): SafeHtml | false {
	if (!all) return false
	const rows = all.map(
		(row) =>
			html`<li><div class="row"><h3 dir="auto">${row.number}. ${row.question}</h3><div class="points small muted">${row.points}${charts && row.share !== null && bar(row.share)}</div></div><p class="muted small" dir="auto">${row.category}</p><p dir="auto"${!row.answered && html` class="muted"`}>${row.answer}</p></li>`,
	)
	return html`<section><h2>${headings.breakdown}</h2><ol>${rows}</ol></section>`
}

function nextStep({ nextStep: step }: ReportData): SafeHtml | null {
	return (
		step &&
		html`<p class="next" dir="auto"><a href="${step.url}" rel="noopener noreferrer nofollow">${step.text}</a><br><span class="muted small" dir="ltr">${step.address}</span></p>`
	)
}

/** The alternative text is empty, because the name is beside the logo. */
function letterhead({ logoUrl, tenantName }: ReportData): SafeHtml {
	const name = html`<p class="${logoUrl ? "sender muted small" : "brand"}" dir="auto">${tenantName}</p>`
	return html`<div class="letterhead">${logoUrl && html`<img class="logo" src="${logoUrl}" alt="">`}${name}</div>`
}

export function reportHtml(data: ReportData): string {
	const facts = data.facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`)
	const page = html`<!doctype html>
<html lang="${data.lang}" dir="${data.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${data.headings.report} ${data.number}</title><style>${new SafeHtml(reportStyle(data.colors))}</style></head>
<body><main>
<header>${letterhead(data)}<h1 dir="auto">${data.title}</h1>${
		data.description !== "" && html`<p dir="auto" class="muted">${data.description}</p>`
	}<dl>${facts}</dl></header>
${result(data)}
${categories(data)}
${recommendations(data)}
${breakdown(data)}
${nextStep(data)}
<footer><p class="muted small">${data.headings.report} ${data.number}</p></footer>
</main></body></html>`
	return page.text
}
