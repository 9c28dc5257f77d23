import { html } from "./report/escape-html"

/** What a tenant pastes into its own site where the quiz shall stand; as wide as its place. */
export function quizFrame({ address, name }: { address: string; name: string }): string {
	return html`<iframe
  src="${address}"
  title="${name}"
  width="100%"
  height="720"
  style="border: none; border-radius: 12px;"
></iframe>`.text
}
