import Link from "next/link"
import { useState } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { RestoredNote } from "@/components/forms/restored-note"
import { SaveButtons } from "@/components/forms/save-buttons"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import * as uiWords from "@/components/ui/ui-words"
import { KNOWLEDGE_TEXT_CAP } from "@/lib/chatbot/knowledge/sources/schema"
import { sourceRefusals } from "@/lib/chatbot/knowledge/sources/words"
import { ApiError } from "@/lib/client/api"
import type { TestQuestion, UnansweredQuestion } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { unansweredWords } from "../chatbot-words"
import { SaveTestButton } from "../test-questions/save-test-button"

export interface QuestionRowProps {
	question: UnansweredQuestion
	conversationHref: string | null
	readOnly: boolean
	/** Throws ApiError. */
	onAnswer(question: UnansweredQuestion, answer: string): Promise<void>
	testsHref: string
	/** Makes it a test question. Throws ApiError. */
	onSaveTest(): Promise<TestQuestion>
	onDismiss(): void
}

export function QuestionRow({
	question,
	conversationHref,
	readOnly,
	testsHref,
	onAnswer,
	onSaveTest,
	onDismiss,
}: QuestionRowProps) {
	const [answering, setAnswering] = useState(false)
	return (
		<li className="flex flex-col gap-4 py-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 flex-1 basis-64">
					<h2 className="text-base font-medium wrap-anywhere">{question.question}</h2>
					<p className="text-ink-muted">
						{unansweredWords.asked(question.count)}
						<LocalTime iso={question.last_asked_at} />
						{conversationHref && (
							<>
								{" · "}
								<Link
									href={conversationHref}
									prefetch={false}
									className="text-accent-text underline decoration-1 underline-offset-4"
								>
									{unansweredWords.read}
									<span className="sr-only">{unansweredWords.readWith(question.question)}</span>
								</Link>
							</>
						)}
					</p>
				</div>
				{!answering && (
					<div className="flex flex-wrap gap-2">
						<Button size="sm" disabled={readOnly} onClick={() => setAnswering(true)}>
							{unansweredWords.answer}
							<span className="sr-only"> {question.question}</span>
						</Button>
						<SaveTestButton question={question.question} readOnly={readOnly} testsHref={testsHref} save={onSaveTest} />
						<Button size="sm" variant="quiet" disabled={readOnly} onClick={onDismiss}>
							{unansweredWords.dismiss}
							<span className="sr-only"> {question.question}</span>
						</Button>
					</div>
				)}
			</div>
			{answering && (
				<AnswerForm id={question.id} answer={(text) => onAnswer(question, text)} onClosed={() => setAnswering(false)} />
			)}
		</li>
	)
}

const NOTHING = { values: { answer: "" }, version: "" }

interface AnswerFormProps {
	id: string
	answer(text: string): Promise<void>
	onClosed(): void
}

function AnswerForm({ id, answer, onClosed }: AnswerFormProps) {
	const form = useEditForm<{ answer: string }>({
		draftKey: `unanswered:${id}`,
		saved: NOTHING,
		opened: true,
		onClosed,
		check({ answer: typed }) {
			const text = typed.trim()
			if (!text) return [{ field: "answer", detail: sourceRefusals.answerRequired }]
			if (text.length <= KNOWLEDGE_TEXT_CAP) return []
			return [{ field: "answer", detail: uiWords.tooLong(unansweredWords.answer, KNOWLEDGE_TEXT_CAP) }]
		},
		async save(changes) {
			try {
				await answer(changes.answer ?? "")
			} catch (error) {
				// A refusal for lack of room names the `content` field, which is called `answer` in this form.
				if (!(error instanceof ApiError)) throw error
				const errors = error.errors.map(({ detail }) => ({ field: "answer", detail }))
				throw new ApiError(error.status, error.detail, errors, error.retryAfter)
			}
		},
		loadNewer: async () => NOTHING,
	})
	const { values, errors, busy, failure } = form
	return (
		<form {...form.formProps} className="flex max-w-2xl flex-col gap-3">
			{form.restored && <RestoredNote busy={busy} onDiscard={form.cancel} />}
			<fieldset disabled={busy} className="min-w-0">
				<TextAreaField
					name="answer"
					label={unansweredWords.answer}
					rows={4}
					hint={unansweredWords.answerBecomesKnowledge}
					value={values.answer}
					error={errors.answer}
					onChange={(event) => form.set("answer", event.target.value)}
				/>
			</fieldset>
			{failure !== null && (
				<Notice tone="danger" role="alert" title={unansweredWords.answerFailed}>
					{reasonOf(failure)}
				</Notice>
			)}
			<SaveButtons form={form} label={unansweredWords.saveAnswer} size="sm" />
			<LeaveGuard on={form.dirty} />
		</form>
	)
}
