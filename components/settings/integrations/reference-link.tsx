import { API_REFERENCE, API_REFERENCE_ABOUT } from "./integrations-texts"

export function ReferenceLink() {
	return (
		<p>
			<a href="/api/docs" className="wall-link">
				{API_REFERENCE}
			</a>
			<span className="block text-ink-muted">{API_REFERENCE_ABOUT}</span>
		</p>
	)
}
