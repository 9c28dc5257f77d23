import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { PublicQuestion } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { shownOption, shownOptionLang } from "@/lib/quizzes/shown-option"
import { BOX } from "./choices"
import * as stepWords from "./step-words"
import { CHOICE } from "./use-quiz-keys"

export interface TicksProps {
	question: PublicQuestion
	ticked: readonly string[]
	most: number
	/** In the order of the question's options. */
	onTick(ticked: string[]): void
}

/** Native check boxes, each a tab stop of its own. Once there are enough, the others wait until one is taken back. */
export function Ticks({ question, ticked, most, onTick }: TicksProps) {
	const { options } = question
	const isFull = ticked.length >= most
	return (
		<div className="flex flex-col gap-3">
			{options.length > 1 && (
				<p className="-mt-3 text-base text-ink-muted">
					{most < options.length ? stepWords.chooseUpTo(most) : t(stepWords.chooseAny)}
				</p>
			)}
			{options.map((option, index) => {
				const isTicked = ticked.includes(option)
				const id = `${question.id}-${index}`
				return (
					<label
						key={option}
						htmlFor={id}
						className={classNames(BOX, "px-4 py-3.5 has-disabled:cursor-default has-disabled:opacity-60")}
					>
						<input
							id={id}
							{...{ [CHOICE]: "" }}
							type="checkbox"
							checked={isTicked}
							disabled={isFull && !isTicked}
							onChange={({ target }) =>
								onTick(options.filter((each) => (each === option ? target.checked : ticked.includes(each))))
							}
							className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
						/>
						<span
							aria-hidden="true"
							className={classNames(
								"grid size-6 shrink-0 place-items-center rounded-[6px] border",
								isTicked ? "border-accent bg-accent text-on-accent" : "border-line-strong",
							)}
						>
							{isTicked && <Glyph name="check" size={14} />}
						</span>
						<span {...shownOptionLang(question, option)} className="min-w-0 whitespace-pre-line wrap-anywhere">
							{shownOption(question, option)}
						</span>
					</label>
				)
			})}
		</div>
	)
}
