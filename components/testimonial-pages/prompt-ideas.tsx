import { NOT_SURE, questionsAbout } from "./page-texts"

/** Most people freeze at "say something". Three questions help. More would be a script. */
export function PromptIdeas({ tenantName }: { tenantName: string }) {
	return (
		<details className="group text-base">
			<summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-accent-text underline decoration-1 underline-offset-4 marker:content-none">
				{NOT_SURE}
			</summary>
			<ol className="mt-2 grid gap-2 border-l-2 border-accent pl-4 text-ink">
				{questionsAbout(tenantName).map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
		</details>
	)
}
