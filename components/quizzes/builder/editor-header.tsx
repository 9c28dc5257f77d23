import { ExternalLink, Eye, Pencil } from "lucide-react"
import Link from "next/link"
import { type KeyboardEvent, useRef, useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { isComposing } from "@/components/ui/is-composing"
import { SelectField } from "@/components/ui/select-field"
import { Switch } from "@/components/ui/switch"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ContactStep, Quiz } from "@/lib/client/contract"
import { canPublish } from "@/lib/quizzes/policy"
import { quizRefusals } from "@/lib/quizzes/words"
import { quizAdminWords, quizEditorWords, quizListWords, quizPreviewWords } from "../admin-words"
import { comparisonWords } from "../comparison-words"
import { type QuizSection, quizHref } from "../quiz-address"
import { BackToQuizzes } from "./back-to-quizzes"
import type { Problem } from "./content/check-quiz"
import { LimitBadge } from "./limits/limit-badge"
import { LimitsSection } from "./limits/limits-section"
import { HiddenFieldsField } from "./placeholders/hidden-fields-field"
import { QuizPreview } from "./preview/quiz-preview"
import type { QuizDraft } from "./use-quiz-draft"

const CONTACT_OPTIONS = Object.entries(quizEditorWords.contactSteps).map(([value, label]) => ({ value, label }))

export interface EditorHeaderProps {
	quiz: Quiz
	section: QuizSection
	draft: QuizDraft
	change: QuizDraft["change"]
	readOnly: boolean
	/** A problem of the details. A new object with each press of Save. */
	problem: Problem | null
	base: string
	brandColor: string | null
}

export function EditorHeader({ quiz, section, draft, change, readOnly, problem, base, brandColor }: EditorHeaderProps) {
	const { content, active, busy } = draft
	const [open, setOpen] = useState(false)
	const detailsButton = useRef<HTMLButtonElement>(null)
	const [openedIn, setOpenedIn] = useState(section)
	// It would push the chosen section off a phone's screen.
	if (openedIn !== section) {
		setOpenedIn(section)
		setOpen(false)
	}
	const [previewing, setPreviewing] = useState(false)
	const [seen, setSeen] = useState(problem)
	if (seen !== problem) {
		setSeen(problem)
		if (problem) setOpen(true)
	}
	function onDetailsKey(event: KeyboardEvent): void {
		if (event.key !== "Escape" || isComposing(event)) return
		setOpen(false)
		detailsButton.current?.focus()
	}
	const errorOf = (field: string) => (problem?.field === field ? problem.detail : null)
	const publishable = active || canPublish(content)
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
				<div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3">
					<div className="max-sm:basis-full">
						<BackToQuizzes base={base} />
					</div>
					<span aria-hidden="true" className="text-ink-muted max-sm:hidden">
						{"/"}
					</span>
					<h2 className="line-clamp-1 min-w-0 text-lg font-medium wrap-anywhere">
						{content.quiz_name || quizAdminWords.untitled}
					</h2>
					<Badge tone={active ? "success" : "neutral"}>{active ? quizAdminWords.active : quizAdminWords.draft}</Badge>
					<LimitBadge quiz={quiz} />
				</div>
				<div className="flex flex-wrap items-center gap-x-1 max-sm:w-full max-sm:justify-between">
					<div className="-ms-2.5 flex items-center text-ink-muted">
						<Button ref={detailsButton} variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
							<Pencil aria-hidden size={14} className="max-sm:hidden" />
							{commonWords.details}
						</Button>
						<Button variant="quiet" size="sm" onClick={() => setPreviewing(true)}>
							<Eye aria-hidden size={14} className="max-sm:hidden" />
							{commonWords.preview}
						</Button>
						{active && (
							<a
								href={`/quiz/${quiz.tenant_slug}/${quiz.id}`}
								target="_blank"
								rel="noopener"
								className={buttonClass({ variant: "quiet", size: "sm" })}
							>
								<ExternalLink aria-hidden size={14} className="max-sm:hidden" />
								{quizEditorWords.open}
								<span className="sr-only"> {quizEditorWords.asVisitor}</span>
							</a>
						)}
					</div>
					<div className="sm:ms-3">
						<Switch
							label={quizAdminWords.published}
							checked={active}
							disabled={readOnly || busy !== null || !publishable}
							onCheckedChange={draft.publish}
						/>
					</div>
				</div>
				{active && content.outcomes.length === 0 && (
					<p role="status" className="flex basis-full flex-wrap items-center gap-x-3 sm:justify-end">
						<span className="text-warning">{quizEditorWords.noOutcome}</span>
						<Link
							href={quizHref(base, { quiz: quiz.id, section: "outcomes" })}
							className="inline-flex min-h-10 items-center text-accent-text underline decoration-1 underline-offset-4"
						>
							{quizEditorWords.addOutcome}
						</Link>
					</p>
				)}
				{!publishable && <p className="basis-full text-ink-muted sm:text-end">{quizRefusals.publishNeedsQuestion}</p>}
			</div>
			{open && (
				// biome-ignore lint/a11y/noStaticElementInteractions: hears the key of the fields inside.
				<div className="grid max-w-4xl gap-4 border-y border-line py-5 sm:grid-cols-2" onKeyDown={onDetailsKey}>
					<div className="flex flex-col gap-4">
						<TextField
							label={commonWords.name}
							name="quiz_name"
							autoComplete="off"
							value={content.quiz_name}
							error={errorOf("quiz_name")}
							disabled={readOnly}
							onChange={({ target }) => change((now) => ({ ...now, quiz_name: target.value }))}
						/>
						<SelectField
							label={quizEditorWords.contactLabel}
							hint={quizEditorWords.contactHint}
							options={CONTACT_OPTIONS}
							value={content.contact_step}
							disabled={readOnly}
							onChange={({ target }) => change((now) => ({ ...now, contact_step: target.value as ContactStep }))}
						/>
						<Switch
							label={quizAdminWords.autoAdvance}
							hint={quizAdminWords.autoAdvanceHint}
							checked={content.auto_advance}
							disabled={readOnly}
							onCheckedChange={(auto_advance) => change((now) => ({ ...now, auto_advance }))}
						/>
						<Switch
							label={comparisonWords.label}
							hint={comparisonWords.hint}
							checked={content.show_comparison}
							disabled={readOnly}
							onCheckedChange={(show_comparison) => change((now) => ({ ...now, show_comparison }))}
						/>
						<HiddenFieldsField
							value={content.hidden_fields ?? []}
							error={errorOf("hidden_fields")}
							disabled={readOnly}
							onValue={(hidden_fields) => change((now) => ({ ...now, hidden_fields }))}
						/>
					</div>
					<TextAreaField
						label={quizAdminWords.description}
						name="quiz_description"
						optional
						hint={quizListWords.descriptionHint}
						rows={5}
						value={content.quiz_description}
						error={errorOf("quiz_description")}
						disabled={readOnly}
						onChange={({ target }) => change((now) => ({ ...now, quiz_description: target.value }))}
					/>
					<div className="sm:col-span-2">
						<LimitsSection content={content} done={quiz.session_count} readOnly={readOnly} change={change} />
					</div>
				</div>
			)}
			<Dialog
				open={previewing}
				onOpenChange={setPreviewing}
				title={quizPreviewWords.quizPreview}
				description={quizPreviewWords.quizPreviewAbout}
			>
				{previewing && <QuizPreview content={content} tenantName={quiz.tenant_name} brandColor={brandColor} />}
			</Dialog>
		</div>
	)
}
