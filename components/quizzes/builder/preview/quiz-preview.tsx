import { useState } from "react"
import { PreviewFrame } from "@/components/forms/preview-frame"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import type { ContactStep } from "@/lib/client/contract"
import { longestPath } from "@/lib/quizzes/paths/longest-path"
import { outcomeWords, quizPreviewWords } from "../../admin-words"
import * as quizWords from "../../quiz-words"
import { QuizResultView } from "../../result-page/quiz-result-view"
import { ContactFields, ContactQuestion } from "../../take/contact-fields"
import { movesOn } from "../../take/quiz-view"
import { StepPosition } from "../../take/step-title"
import type { QuizContent } from "../content/quiz-values"
import { exampleResult, neutralResult } from "../outcomes/example-result"
import { PreviewPage, PreviewStep } from "./preview-page"
import { ShownQuestion } from "./question-preview"

export interface QuizPreviewProps {
	content: QuizContent
	tenantName: string
	brandColor: string | null
}

export function QuizPreview({ content, tenantName, brandColor }: QuizPreviewProps) {
	const { quiz_name, questions, outcomes } = content
	const results = outcomes.length > 0 ? outcomes.map((each) => exampleResult(each, content)) : [neutralResult(content)]
	const asksAt = (step: ContactStep) =>
		content.contact_step === step
			? [() => <Contact business={tenantName} isLast={step === "after"} keepsPartial={content.keep_partial_leads} />]
			: []
	const screens = [
		() => <Beginning content={content} business={tenantName} />,
		...asksAt("before"),
		...questions.map((question, index) => () => (
			<ShownQuestion question={question} before={questions.slice(0, index)} index={index} total={questions.length} />
		)),
		...asksAt("after"),
		...results.map((result) => () => (
			<div className="mx-auto w-full max-w-200 px-4 py-6 md:px-10 md:py-12">
				<QuizResultView quizName={quiz_name} result={result} userEmail={outcomeWords.exampleEmail} heading="h2" />
			</div>
		)),
	]
	const [at, setAt] = useState(0)
	const last = screens.length - 1
	return (
		<div className="flex flex-col gap-4">
			<div className="flex items-center justify-between gap-3">
				<Button disabled={at === 0} onClick={() => setAt(at - 1)}>
					{commonWords.previous}
				</Button>
				<p role="status" className="text-ink-muted tabular-nums">
					{quizPreviewWords.stepOf(at + 1, screens.length)}
				</p>
				<Button variant="primary" disabled={at === last} onClick={() => setAt(at + 1)}>
					{commonWords.next}
				</Button>
			</div>
			<PreviewFrame title={quizPreviewWords.quizPreview}>
				<PreviewPage brandColor={brandColor}>{screens[at]?.()}</PreviewPage>
			</PreviewFrame>
		</div>
	)
}

function Beginning({ content, business }: { content: QuizContent; business: string }) {
	const { quiz_name: name, quiz_description: description, questions } = content
	return (
		<>
			<p className="flex min-h-16 items-center px-5 py-3 text-base font-medium md:px-10">{business}</p>
			<PreviewStep
				action={
					<Button variant="primary" size="lg">
						{quizWords.start}
					</Button>
				}
			>
				<div className="flex flex-1 flex-col justify-center gap-4 wrap-anywhere md:flex-none">
					<p className="font-display text-2xl">{name}</p>
					{description && <p className="max-w-prose text-base whitespace-pre-line md:text-lg">{description}</p>}
					<p className="text-base text-ink-muted">
						<span className="font-medium text-ink">
							{quizWords.lengthOf({ at_most: longestPath(questions), questions })}
						</span>
						<br />
						{movesOn(content) ? quizWords.movesOn : quizWords.oneAtATime}
					</p>
				</div>
			</PreviewStep>
		</>
	)
}

function Contact({ business, isLast, keepsPartial }: { business: string; isLast: boolean; keepsPartial: boolean }) {
	return (
		<PreviewStep
			action={
				<Button variant="primary" size="lg">
					{isLast ? quizWords.seeResult : quizWords.goOn}
				</Button>
			}
		>
			<StepPosition>{isLast ? quizWords.lastStep : quizWords.firstStep}</StepPosition>
			<ContactQuestion business={business} keepsPartial={keepsPartial && !isLast} />
			<ContactFields />
		</PreviewStep>
	)
}
