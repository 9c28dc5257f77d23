import { t } from "@/lib/languages/t"
import * as pageWords from "./page-words"

/** Most people freeze at "say something". A few questions help. More would be a script. */
export function PromptIdeas({ questions }: { questions: readonly string[] }) {
	return (
		<details className="group text-base">
			<summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-accent-text underline decoration-1 underline-offset-4 marker:content-none">
				{t(pageWords.notSure)}
			</summary>
			<ol className="mt-2 grid gap-2 border-s-2 border-accent ps-4 text-ink">
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
		</details>
	)
}
