import { LocalTime } from "@/components/ui/local-time"
import type { QuizSession } from "@/lib/client/contract"
import { quizResultsWords } from "./results-words"

const NAMES = new Intl.DisplayNames("en", { type: "language" })

/** What a visitor agreed to, in the words that they read. */
export function Consents({ consents }: { consents: NonNullable<QuizSession["consents"]> }) {
	return (
		<details className="text-ink-muted">
			<summary className="w-fit cursor-pointer hover:text-ink pointer-coarse:py-2.5">
				{quizResultsWords.agreedTo(consents.length)}
			</summary>
			<ul className="flex flex-col gap-2 pt-1">
				{consents.map(({ text, text_sha256, language, given_at }) => (
					<li key={`${given_at} ${text_sha256}`} className="min-w-0 border-s-2 border-line ps-3">
						<p lang={language ?? undefined} dir="auto" className="whitespace-pre-line wrap-anywhere text-ink">
							{text}
						</p>
						<p className="flex flex-wrap gap-x-3 tabular-nums">
							<LocalTime iso={given_at} />
							{language && <span>{quizResultsWords.readIn(NAMES.of(language) ?? language)}</span>}
						</p>
					</li>
				))}
			</ul>
		</details>
	)
}
