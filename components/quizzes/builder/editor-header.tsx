import { ExternalLink, Pencil } from "lucide-react"
import { useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { SelectField } from "@/components/ui/select-field"
import { Switch } from "@/components/ui/switch"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ContactStep, Quiz } from "@/lib/client/contract"
import { canPublish } from "@/lib/quizzes/policy"
import { PUBLISH_NEEDS_QUESTION } from "@/lib/quizzes/texts"
import { AUTO_ADVANCE, AUTO_ADVANCE_HINT } from "../admin-texts"
import type { Problem } from "./content/check-quiz"
import type { QuizDraft } from "./use-quiz-draft"

const CONTACT_STEPS: { value: ContactStep; label: string }[] = [
	{ value: "before", label: "Before the first question" },
	{ value: "after", label: "After the last question" },
	{ value: "never", label: "Never" },
]

export interface EditorHeaderProps {
	quiz: Quiz
	draft: QuizDraft
	change: QuizDraft["change"]
	readOnly: boolean
	/** A problem of the details. A new object with each press of Save. */
	problem: Problem | null
}

/** The quiz's name, whether it is public, and, once opened, the text that visitors read first. */
export function EditorHeader({ quiz, draft, change, readOnly, problem }: EditorHeaderProps) {
	const { content, active, busy, dirty } = draft
	const [open, setOpen] = useState(false)
	const [seen, setSeen] = useState(problem)
	if (seen !== problem) {
		setSeen(problem)
		if (problem) setOpen(true)
	}
	const errorOf = (field: string) => (problem?.field === field ? problem.detail : null)
	const publishable = active || canPublish(content)
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
				<div className="min-w-0 flex-1 basis-64">
					<h2 className="text-lg font-medium wrap-anywhere">{content.quiz_name || "Untitled"}</h2>
					<div className="flex flex-wrap items-center gap-x-1 text-ink-muted">
						<Badge tone={active ? "success" : "neutral"}>{active ? "Active" : "Draft"}</Badge>
						<Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
							<Pencil aria-hidden size={14} />
							Details
						</Button>
						{active && (
							<a
								href={`/quiz/${quiz.tenant_slug}/${quiz.id}`}
								target="_blank"
								rel="noopener"
								className={buttonClass({ variant: "quiet", size: "sm" })}
							>
								<ExternalLink aria-hidden size={14} />
								Open<span className="sr-only"> as a visitor</span>
							</a>
						)}
					</div>
				</div>
				<div className="w-full sm:w-72">
					<Switch
						label="Published"
						hint={
							!publishable
								? PUBLISH_NEEDS_QUESTION
								: active
									? "Visitors can take it."
									: dirty
										? "Publishing saves your changes as well."
										: "Only you can see it."
						}
						checked={active}
						disabled={readOnly || busy !== null || !publishable}
						onCheckedChange={draft.publish}
					/>
				</div>
			</div>
			{open && (
				<div className="grid max-w-4xl gap-4 border-y border-line py-5 sm:grid-cols-2">
					<div className="flex flex-col gap-4">
						<TextField
							label="Name"
							name="quiz_name"
							autoComplete="off"
							value={content.quiz_name}
							error={errorOf("quiz_name")}
							disabled={readOnly}
							onChange={({ target }) => change((now) => ({ ...now, quiz_name: target.value }))}
						/>
						<SelectField
							label="Ask for name and email"
							hint="Both stay optional; without them the result is anonymous."
							options={CONTACT_STEPS}
							value={content.contact_step}
							disabled={readOnly}
							onChange={({ target }) => change((now) => ({ ...now, contact_step: target.value as ContactStep }))}
						/>
						<Switch
							label={AUTO_ADVANCE}
							hint={AUTO_ADVANCE_HINT}
							checked={content.auto_advance}
							disabled={readOnly}
							onCheckedChange={(auto_advance) => change((now) => ({ ...now, auto_advance }))}
						/>
					</div>
					<TextAreaField
						label="Description"
						name="quiz_description"
						optional
						hint="Visitors read it before they begin."
						rows={5}
						value={content.quiz_description}
						error={errorOf("quiz_description")}
						disabled={readOnly}
						onChange={({ target }) => change((now) => ({ ...now, quiz_description: target.value }))}
					/>
				</div>
			)}
		</div>
	)
}
