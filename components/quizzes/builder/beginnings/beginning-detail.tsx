import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Disclosure } from "@/components/ui/disclosure"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import type { UnsavedQuiz } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { votedFor } from "@/lib/quizzes/decide-outcome"
import { QUIZ_NAME_CAP } from "@/lib/quizzes/defaults"
import { quizRefusals } from "@/lib/quizzes/words"
import { quizAdminWords, quizListWords } from "../../admin-words"
import { beginningWords as words } from "./beginning-words"

export interface BeginningDetailProps {
	quiz: UnsavedQuiz
	about: ReactNode
	query: { tenant_id?: string }
	back: string
	onBack(): void
	onCreated(id: string): void
}

/** Answers the owner's question: is this close enough to mine? Creating is the first thing that is stored. */
export function BeginningDetail({ quiz, about, query, back, onBack, onCreated }: BeginningDetailProps) {
	const [name, setName] = useState(quiz.quiz_name)
	const [error, setError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const isScored = votedFor(quiz.questions).size === 0
	const form = useRef<HTMLFormElement>(null)
	const focusName = () => form.current?.querySelector<HTMLInputElement>("[name=quiz_name]")?.focus()
	useEffect(focusName, [])

	async function create(event: FormEvent): Promise<void> {
		event.preventDefault()
		if (name.trim() === "") {
			setError(quizRefusals.nameMissing)
			return focusName()
		}
		setBusy(true)
		setFailure(null)
		try {
			const { quiz_description, contact_step } = quiz
			const created = await adminCall("POST /api/admin/quizzes", {
				query,
				form: {
					quiz_name: name,
					quiz_description,
					contact_step,
					questions: JSON.stringify(quiz.questions),
					scoring_config: JSON.stringify(quiz.scoring_config),
					outcomes: JSON.stringify(quiz.outcomes),
				},
			})
			onCreated(created.quiz.id)
		} catch (problem) {
			setFailure(quizAdminWords.createFailed(reasonOf(problem)))
			setBusy(false)
		}
	}

	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-4">
			<p className="text-ink-muted">{about}</p>
			<TextField
				label={commonWords.name}
				name="quiz_name"
				autoComplete="off"
				maxLength={QUIZ_NAME_CAP}
				value={name}
				error={error}
				onChange={({ target }) => {
					setError(null)
					setName(target.value)
				}}
			/>
			<div>
				<h3 className="font-medium">{words.endsWith}</h3>
				<ul className="mt-1 flex flex-col gap-0.5">
					{quiz.outcomes.map(({ id, title, score_min, when }) => (
						<li key={id} className="flex justify-between gap-4">
							<span className="min-w-0 wrap-anywhere">{title}</span>
							{isScored && !when && (
								<span className="shrink-0 text-ink-muted tabular-nums">{words.from(score_min)}</span>
							)}
						</li>
					))}
				</ul>
			</div>
			<div className="border-y border-line">
				<Disclosure summary={words.asks(quiz.questions.length)}>
					<ol className="flex list-decimal flex-col gap-1.5 ps-6 marker:text-ink-muted">
						{quiz.questions.map(({ id, question, show_if, with_previous }) => (
							<li key={id} className="wrap-anywhere">
								{question}
								{(show_if || with_previous) && <span className="text-ink-muted"> ({words.sometimes})</span>}
							</li>
						))}
					</ol>
				</Disclosure>
			</div>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onBack} disabled={busy}>
					{back}
				</Button>
				<Button type="submit" variant="primary" busy={busy}>
					{quizListWords.create}
				</Button>
			</div>
		</form>
	)
}
