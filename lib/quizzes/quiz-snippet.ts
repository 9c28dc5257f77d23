import { html } from "./report/escape-html"

export interface QuizSnippet {
	address: string
	id: string
	name: string
	/** Names of hidden fields, whose values the site's owner writes in. */
	fields?: readonly string[]
}

const valuesOf = (fields: readonly string[] = []) =>
	fields.length === 0 ? "" : html` data-fields="${fields.map((name) => `${name}=`).join("&")}"`

/** The drawing reserves the first step's height; a strict policy would refuse a style. Visitors without scripts see the
 * link. */
export function quizSnippet({ address, id, name, fields }: QuizSnippet): string {
	const { origin } = new URL(address)
	return html`<div data-quiz-place="${id}"><svg width="100%" height="360" aria-hidden="true"></svg><a href="${address}">${name}</a></div>
<script async src="${origin}/quiz.js" data-quiz="${id}"${valuesOf(fields)}></script>`.text
}

export const POPUP_TRIGGERS = ["press", "delay", "exit"] as const
export type PopupTrigger = (typeof POPUP_TRIGGERS)[number]
const DELAY_SECONDS = 20

/** Opens the quiz in a dialog over the page. Without scripts, the link of a press leads to it. */
export function popupSnippet({ address, id, name, fields }: QuizSnippet, trigger: PopupTrigger): string {
	const { origin } = new URL(address)
	switch (trigger) {
		case "press":
			return html`<a href="${address}" data-quiz-open="${id}"${valuesOf(fields)}>${name}</a>
<script async src="${origin}/quiz.js"></script>`.text
		case "delay":
			return html`<script async src="${origin}/quiz.js" data-quiz="${id}" data-popup="delay" data-delay="${DELAY_SECONDS}"${valuesOf(fields)}></script>`
				.text
		case "exit":
			return html`<script async src="${origin}/quiz.js" data-quiz="${id}" data-popup="exit"${valuesOf(fields)}></script>`
				.text
	}
}
