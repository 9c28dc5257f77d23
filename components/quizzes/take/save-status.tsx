import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { Saving } from "@/lib/client/quiz-outbox"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { useStepPlace } from "./step-place"

/** On a page it floats, so that it never moves a button under a finger. In a chat or a frame it is below the step. */
export function SaveStatus({ saving, onRetry }: { saving: Saving; onRetry(): void }) {
	const { name: place } = useStepPlace()
	const isOffline = saving === "waiting" && !navigator.onLine
	return (
		<div
			role="status"
			className={
				place === "page"
					? "pointer-events-none fixed inset-x-0 bottom-22 z-10 flex justify-center px-5 md:top-20 md:bottom-auto"
					: classNames("flex", place === "frame" && "justify-center px-5 *:mb-6 md:px-10")
			}
		>
			{(saving === "waiting" || saving === "failed") && (
				<div
					className={classNames(
						"pointer-events-auto flex max-w-md animate-appear items-center gap-3 rounded-control bg-warning-soft px-4 py-3",
						"text-sm text-ink",
						place === "page" && "shadow-float",
					)}
				>
					<Glyph name="alert" size={20} className="text-warning" />
					<p className="flex-1">
						{saving === "failed" && t(quizWords.notSentYet)}
						{saving === "waiting" && (isOffline ? t(quizWords.offline) : t(quizWords.unreachable))}
					</p>
					{saving === "failed" && (
						<Button size="sm" onClick={onRetry}>
							{t(quizWords.tryAgain)}
						</Button>
					)}
				</div>
			)}
		</div>
	)
}
