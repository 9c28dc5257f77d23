import { useMemo, useRef, useState } from "react"
import { OrderNotes } from "@/components/forms/order/order-notes"
import { useOrder } from "@/components/forms/order/use-order"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { SegmentedControl } from "@/components/ui/segmented-control"
import type { Question, ScoringConfig } from "@/lib/client/contract"
import { newQuestion, QUESTIONS_MAX } from "@/lib/quizzes/defaults"
import { optionKey } from "@/lib/quizzes/option-key"
import { rulesInWords } from "@/lib/quizzes/paths/rules-in-words"
import { bestPoints } from "@/lib/quizzes/points-of"
import { questionWords, quizAdminWords } from "../../admin-words"
import { inOrder, withNamedCategory, withQuestion } from "../content/content-edits"
import { QuizMap } from "../map/lazy-map"
import { type MapView, mapWords } from "../map/map-words"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import type { SectionProps } from "../parts/section-props"
import { useOpenItem } from "../parts/use-open-item"
import { sameButTexts, useSame } from "../parts/use-same"
import { warningsOf } from "../placeholders/chips-of"
import { QuizPartsProvider } from "../placeholders/quiz-parts"
import { QuestionPreview } from "../preview/question-preview"
import { PathProblems } from "../rules/path-problems"
import { takenOut, withoutQuestion, withPrevious } from "../rules/rules-edits"
import { QuestionForm } from "./question-form"
import { QuestionRow } from "./question-row"

const NO_FIELDS: string[] = []

export function QuestionsSection({ content, change, readOnly, brandColor, ...saving }: SectionProps) {
	const { questions, contact_step: contactStep, hidden_fields: fields = NO_FIELDS } = content
	const ruled = useSame(questions, sameButTexts)
	const rules = useMemo(() => ruled.map((question) => rulesInWords(question, ruled)), [ruled])
	const named = questions.map(({ id, question }, index) => ({ id, label: question || questionWords.inRow(index + 1) }))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, questions: inOrder(now.questions, ids) })))
	/** The open question when its options last had different texts, none of them emptied: rules still name those. */
	const distinct = useRef<Question | null>(null)
	const edited = useOpenItem(
		{
			items: questions,
			make: newQuestion,
			put: (question) => change((now) => withQuestion(now, question)),
			remove: (id) => change((now) => withoutQuestion(now, id)),
			// Rules and outcomes have followed the texts of its options.
			keep: () => {
				distinct.current = null
				const { questions: asked, outcomes } = content
				return () => change((now) => ({ ...now, questions: asked, outcomes }))
			},
		},
		saving,
	)
	const { open, deleting } = edited
	const [view, setView] = useState<MapView>("list")
	const [seen, setSeen] = useState(saving.problem)
	if (seen !== saving.problem) {
		setSeen(saving.problem)
		if (saving.problem) setView("list")
	}

	function openFromMap(id: string): void {
		const question = questions.find((each) => each.id === id)
		setView("list")
		if (question && open?.id !== id) edited.row(question).onEdit()
	}

	const addButton = (
		<AddButton
			variant="primary"
			label={questionWords.add}
			count={questions.length}
			max={QUESTIONS_MAX}
			thing={addWords.question}
			disabled={readOnly || open !== null}
			ref={edited.addRef}
			onClick={edited.add}
		/>
	)
	return (
		<section aria-label={questionWords.questions} className="flex flex-col gap-4">
			<OrderNotes said={order.said} />
			{questions.length === 0 ? (
				<EmptyState title={questionWords.none} action={addButton}>
					{questionWords.noneAbout}
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-center justify-between gap-3">
						<PointsTotal questions={questions} config={content.scoring_config} />
						<div className="flex flex-wrap items-center gap-3">
							<SegmentedControl<MapView>
								label={mapWords.view}
								options={mapWords.views}
								value={view}
								onChange={setView}
							/>
							{view === "list" && addButton}
						</div>
					</div>
					<PathProblems questions={questions} fields={fields} />
					{view === "map" && <QuizMap content={content} onOpen={readOnly ? undefined : openFromMap} />}
					<ol
						hidden={view !== "list"}
						ref={order.list}
						aria-label={questionWords.questions}
						className="border-t border-line"
					>
						{questions.map((question, index) => (
							<QuestionRow
								key={question.id}
								question={question}
								rules={rules[index] ?? []}
								warnings={warningsOf([question.question], {
									place: "question",
									questions,
									fields,
									contactStep,
									upTo: index,
								})}
								{...order.row(named[index] ?? { id: "", label: "" }, index)}
								{...edited.row(question)}
								onGroup={
									index === 0
										? null
										: (together) =>
												change((now) =>
													together ? withQuestion(now, withPrevious(question)) : takenOut(now, question.id),
												)
								}
								weighs={content.scoring_config.scoring_method !== "simple"}
								readOnly={readOnly || open !== null}
							>
								{open?.id === question.id && (
									<QuizPartsProvider value={{ questions, fields, contactStep }}>
										<QuestionForm
											question={question}
											questions={questions}
											outcomes={content.outcomes}
											config={content.scoring_config}
											preview={() => (
												<QuestionPreview
													question={question}
													before={questions.slice(0, index)}
													index={index}
													total={questions.length}
													brandColor={brandColor}
												/>
											)}
											isNew={open.before === null}
											problem={saving.problem?.item?.id === question.id ? saving.problem : null}
											onChange={(next) => {
												const before = distinct.current ?? question
												const isDistinct = new Set(next.options.map(optionKey)).size === next.options.length
												const isEmptied =
													next.options.length === before.options.length &&
													next.options.some((text, at) => !text.trim() && before.options[at]?.trim())
												distinct.current = isDistinct && !isEmptied ? next : before
												change((now) => withQuestion(now, next, before))
											}}
											onSave={() => {
												change((now) => withNamedCategory(now, question.category))
												edited.close(question.id)
											}}
											onNext={
												questions.length >= QUESTIONS_MAX
													? undefined
													: () => {
															change((now) => withNamedCategory(now, question.category))
															edited.add()
														}
											}
											onCancel={edited.cancel}
										/>
									</QuizPartsProvider>
								)}
							</QuestionRow>
						))}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && edited.setDeleting(null)}
				title={quizAdminWords.deleteTitle(deleting?.question || questionWords.thisQuestion)}
				description={quizAdminWords.deleteItemAbout}
				confirmLabel={commonWords.delete}
				onConfirm={edited.removeDeleting}
			/>
		</section>
	)
}

function PointsTotal({ questions, config }: { questions: Question[]; config: ScoringConfig }) {
	const scored = questions.filter((question) => (bestPoints(question) ?? 0) > 0)
	const isWeighted = config.scoring_method !== "simple" && scored.some(({ weight }) => weight > 1)
	const sum = scored.reduce((all, each) => all + (bestPoints(each) ?? 0) * (isWeighted ? each.weight : 1), 0)
	return (
		<p className="text-ink-muted tabular-nums">
			<data value={sum} className="font-medium text-ink">
				{questionWords.upTo(Math.round(sum * 100) / 100)}
			</data>
			{isWeighted && ` (${questionWords.weightsIncluded})`}
			{` · ${questionWords.scoredOf(scored.length, questions.length)}`}
		</p>
	)
}
