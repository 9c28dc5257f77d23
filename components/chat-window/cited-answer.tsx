import { Suspense, useState } from "react"
import type { Citation } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { AnswerText } from "./answer-text"
import { LazyPassageDialog, LazyQuotes } from "./lazy-parts"
import * as chatWords from "./parts/chat-words"

export interface CitedAnswerProps {
	text: string
	citations: readonly Citation[]
	writing: boolean
}

export function CitedAnswer({ text, citations, writing }: CitedAnswerProps) {
	const [shown, setShown] = useState<number | null>(null)
	const citation = shown === null ? undefined : citations[shown]
	return (
		<>
			<AnswerText text={text} titles={citations} writing={writing} onCite={setShown} />
			{citations.some(({ quote }) => quote) && (
				<Suspense fallback={null}>
					<LazyQuotes text={text} citations={citations} />
				</Suspense>
			)}
			{citations.length > 0 && (
				<p className="text-sm wrap-anywhere text-ink-muted">
					{t(chatWords.sources)}
					{citations.map(({ title }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a citation has no identity but its number.
						<span key={at}>
							{at > 0 && " · "}
							<button
								type="button"
								aria-haspopup="dialog"
								className="rounded-control text-start underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
								onClick={() => setShown(at)}
							>
								{chatWords.numbered(at + 1, title)}
							</button>
						</span>
					))}
				</p>
			)}
			{shown !== null && citation && (
				<Suspense fallback={null}>
					<LazyPassageDialog number={shown + 1} citation={citation} onClosed={() => setShown(null)} />
				</Suspense>
			)}
		</>
	)
}
