import { html } from "./report/escape-html"

export interface QuizSnippet {
	address: string
	id: string
	name: string
}

/** The drawing reserves the first step's height; a strict policy would refuse a style. Visitors without scripts see the
 * link. */
export function quizSnippet({ address, id, name }: QuizSnippet): string {
	const { origin } = new URL(address)
	return html`<div data-quiz-place="${id}"><svg width="100%" height="360" aria-hidden="true"></svg><a href="${address}">${name}</a></div>
<script async src="${origin}/quiz.js" data-quiz="${id}"></script>`.text
}
