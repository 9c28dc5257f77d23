import { html } from "./report/escape-html"

export interface QuizSnippet {
	/** The quiz's page of its own. */
	address: string
	id: string
	name: string
}

/**
 * The HTML that a tenant pastes into its own site to show the quiz, as wide as its container. The drawing reserves
 * about the height of the first step without a style, which a strict policy would refuse. Visitors without scripts get
 * the link.
 */
export function quizSnippet({ address, id, name }: QuizSnippet): string {
	const { origin } = new URL(address)
	return html`<div data-quiz-place="${id}"><svg width="100%" height="360" aria-hidden="true"></svg><a href="${address}">${name}</a></div>
<script async src="${origin}/quiz.js" data-quiz="${id}"></script>`.text
}
