import { integrationWords } from "./integrations-words"

export function ReferenceLink() {
	return (
		<p>
			<a href="/api/docs" className="wall-link">
				{integrationWords.apiReference}
			</a>
			<span className="block text-ink-muted">{integrationWords.apiReferenceAbout}</span>
		</p>
	)
}
