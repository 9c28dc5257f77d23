import { useState } from "react"
import { classNames } from "@/components/ui/class-names"
import { isComposing } from "@/components/ui/is-composing"
import { TextField } from "@/components/ui/text-field"
import type { ScoringCategory } from "@/lib/client/contract"
import { CATEGORY_NAME_CAP, QUIZ_TEXT_CAP, WEIGHT_MAX, WEIGHT_MIN } from "@/lib/quizzes/defaults"
import { questionWords, quizAdminWords, quizListWords } from "../../admin-words"
import { categoryProblem, renameCategory } from "../content/content-edits"
import { NumberField } from "../parts/number-field"
import type { SectionProps } from "../parts/section-props"

export interface CategoryRowProps extends Pick<SectionProps, "content" | "change" | "readOnly"> {
	index: number
	category: ScoringCategory
	questions: number
}

export function CategoryRow({ content, change, index, category, questions, readOnly }: CategoryRowProps) {
	const { categories, scoring_method } = content.scoring_config
	const weighs = scoring_method === "category"
	/** The name while it is typed: half a name may be another category's, and the two would merge their questions. */
	const [name, setName] = useState<string | null>(null)
	const [error, setError] = useState<string | null>(null)

	function rename(): void {
		if (name === null) return
		const problem = categoryProblem(categories, index, name)
		setError(problem)
		if (problem) return
		setName(null)
		if (name.trim() !== category.name) change((now) => renameCategory(now, index, name))
	}

	const set = (part: Partial<ScoringCategory>) =>
		change((now) => ({
			...now,
			scoring_config: {
				...now.scoring_config,
				categories: now.scoring_config.categories.map((each, at) => (at === index ? { ...each, ...part } : each)),
			},
		}))

	return (
		<div
			className={classNames(
				"grid min-w-0 flex-1 gap-3",
				weighs ? "grid-cols-[minmax(0,1fr)_5rem] sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem]" : "sm:grid-cols-2",
			)}
		>
			<TextField
				label={quizAdminWords.category}
				autoComplete="off"
				maxLength={CATEGORY_NAME_CAP}
				value={name ?? category.name}
				error={error}
				hint={quizListWords.countedQuestions(questions)}
				disabled={readOnly}
				onChange={({ target }) => setName(target.value)}
				onBlur={rename}
				onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && rename()}
			/>
			<div className={weighs ? "max-sm:order-last max-sm:col-span-2" : undefined}>
				<TextField
					label={quizAdminWords.description}
					optional
					autoComplete="off"
					maxLength={QUIZ_TEXT_CAP}
					value={category.description}
					disabled={readOnly}
					onChange={({ target }) => set({ description: target.value })}
				/>
			</div>
			{weighs && (
				<NumberField
					label={questionWords.weight}
					min={WEIGHT_MIN}
					max={WEIGHT_MAX}
					value={category.weight}
					disabled={readOnly}
					onValue={(weight) => set({ weight })}
				/>
			)}
		</div>
	)
}
