import { classNames } from "@/components/ui/class-names"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import * as closedWords from "../closed-words"
import { EmptyChoices } from "./empty-choices"
import type { ClosedView } from "./quiz-view"
import { useStepPlace } from "./step-place"
import { StepTitle, useFocusOnArrival } from "./step-title"

/** Answers the visitor's question: why can't I take it, and what does the business say to that? */
export function Closed({ name, view }: { name: string; view: ClosedView }) {
	const { closed, own, pressed } = view
	const place = useStepPlace().name
	const titleRef = useFocusOnArrival<HTMLHeadingElement>(pressed)
	const isFull = closed === "full"
	return (
		<div
			className={classNames(
				"flex flex-col gap-3 wrap-anywhere",
				place !== "chat" && "mx-auto w-full max-w-180 px-5 md:px-10",
				place === "page" && "flex-1 justify-center py-16 md:pb-[16vh]",
				place === "frame" && "py-10",
			)}
		>
			{place !== "chat" && (
				<>
					<span className="mb-3">
						<EmptyChoices />
					</span>
					<p {...ownWordsLang(name)} className="text-base text-ink-muted">
						{ownWords(name)}
					</p>
				</>
			)}
			<StepTitle titleRef={titleRef}>{isFull ? t(closedWords.fullTitle) : t(closedWords.closedTitle)}</StepTitle>
			{own ? (
				<p {...ownWordsLang(own)} className="max-w-prose text-base whitespace-pre-line">
					{ownWords(own)}
				</p>
			) : (
				<p className="max-w-prose text-base text-ink-muted">
					{isFull ? t(closedWords.fullAbout) : t(closedWords.closedAbout)}
				</p>
			)}
		</div>
	)
}
