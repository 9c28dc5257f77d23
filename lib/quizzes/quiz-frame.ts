import { html } from "./report/escape-html"

/** The HTML that a tenant pastes into its own site to show the quiz, as wide as its container. */
export function quizFrame({ address, name }: { address: string; name: string }): string {
	return html`<iframe
  src="${address}"
  title="${name}"
  width="100%"
  height="720"
  style="border: none; border-radius: 12px;"
></iframe>`.text
}
