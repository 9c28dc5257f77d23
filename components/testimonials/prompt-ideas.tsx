/** Most people freeze at "say something". Three questions help. More would be a script. */
export function PromptIdeas({ tenantName }: { tenantName: string }) {
	return (
		<details className="group text-base">
			<summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-accent-text underline decoration-1 underline-offset-4 marker:content-none">
				Not sure what to say?
			</summary>
			<ol className="mt-2 grid gap-2 border-l-2 border-accent pl-4 text-ink">
				<li>Who are you, and what brought you to {tenantName}?</li>
				<li>What changed for you?</li>
				<li>Whom would you recommend it to?</li>
			</ol>
		</details>
	)
}
