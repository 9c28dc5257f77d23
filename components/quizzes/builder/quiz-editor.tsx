"use client"

import { useRouter } from "next/navigation"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { translationsWords } from "@/components/translations/translations-words"
import { LinkTabs } from "@/components/ui/link-tabs"
import { Notice } from "@/components/ui/notice"
import type { Quiz, Tag } from "@/lib/client/contract"
import { quizEditorWords } from "../admin-words"
import { QUIZ_SECTIONS, type QuizSection, quizHref } from "../quiz-address"
import type { QuizProblem } from "./content/check-quiz"
import { withoutUntouched } from "./content/content-edits"
import { EditorHeader } from "./editor-header"
import { NewerQuiz } from "./newer-quiz"
import { OutcomesSection } from "./outcomes/outcomes-section"
import { QuestionsSection } from "./questions/questions-section"
import { QuizSaveBar } from "./save-bar"
import { ScoringSection } from "./scoring/scoring-section"
import { useQuizDraft } from "./use-quiz-draft"

/** Sections whose content is not the quiz's draft. */
const HAVE_NO_EDITS: readonly QuizSection[] = ["results", "languages"]

export interface QuizEditorProps {
	quiz: Quiz
	section: QuizSection
	base: string
	access: SettingsAccess
	results: ReactNode
	/** The editor of translations, of the quiz as it is saved. */
	languages?: ReactNode
	/** The business's color, for the previews. Null for the default. */
	brandColor?: string | null
	tags?: readonly Tag[]
}

/** Answers the admin's question: what do visitors meet, how is it scored, and is it safe to publish? */
export function QuizEditor({ quiz, section, base, access, results, languages, ...shown }: QuizEditorProps) {
	const { brandColor = null, tags = [] } = shown
	const router = useRouter()
	const [problem, setProblem] = useState<QuizProblem | null>(null)
	/** Incremented to remount the sections after a replacement, since an open form holds values that are gone. */
	const [round, setRound] = useState(0)
	/** Incremented when Save takes in what an open form holds, which closes the form. */
	const [taken, setTaken] = useState(0)
	const box = useRef<HTMLDivElement>(null)
	const draft = useQuizDraft({
		quiz,
		access,
		onChecked(found) {
			setProblem(found && { ...found })
			if (!found) setTaken((now) => now + 1)
			if (found && found.section !== "details" && found.section !== section) {
				router.push(quizHref(base, { quiz: quiz.id, section: found.section }))
			}
		},
		onReplaced() {
			setProblem(null)
			setRound((now) => now + 1)
		},
	})
	const { content } = draft
	/** A problem that Save found refers to the quiz before this change. */
	const change: typeof draft.change = (edit) => {
		setProblem(null)
		draft.change(edit)
	}
	const readOnly = access.readOnly !== null
	const asked = problem?.section === section ? problem : null

	useEffect(() => {
		if (problem?.section !== "details") return
		box.current?.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus()
	}, [problem])

	// An empty question would keep Save from working, on a screen that does not show it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs as another section opens, not while its form is filled in.
	useEffect(() => {
		if (withoutUntouched(content) !== content) draft.change(withoutUntouched)
	}, [section, draft.restored])

	const shared = {
		content,
		change,
		readOnly,
		brandColor,
		tags,
		taken,
		problem: asked,
		onSettled: () => setProblem(null),
	}
	return (
		<div ref={box} className="flex flex-1 flex-col gap-3 pt-2 sm:gap-4">
			<LeaveGuard on={draft.dirty} />
			<EditorHeader
				quiz={quiz}
				section={section}
				draft={draft}
				change={change}
				readOnly={readOnly}
				problem={problem?.section === "details" ? problem : null}
				base={base}
				brandColor={brandColor}
			/>
			{access.readOnly && <Notice>{access.readOnly}</Notice>}
			<NewerQuiz draft={draft} />
			<div data-keeps-edits>
				<LinkTabs
					label={quizEditorWords.parts}
					tabs={Object.entries(QUIZ_SECTIONS).map(([name, label]) => ({
						label,
						href: quizHref(base, { quiz: quiz.id, section: name as QuizSection }),
						current: name === section,
					}))}
				/>
			</div>
			{asked && (
				<Notice tone="danger" role="alert" title={quizEditorWords.notSaved}>
					{asked.item ? quizEditorWords.itemProblem(asked.item.label, asked.detail) : asked.detail}
				</Notice>
			)}
			{section === "questions" && <QuestionsSection key={round} {...shared} />}
			{section === "scoring" && <ScoringSection key={round} {...shared} />}
			{section === "outcomes" && <OutcomesSection key={round} {...shared} />}
			{section === "results" && results}
			{section === "languages" && (draft.dirty ? <Notice>{translationsWords.saveQuizFirst}</Notice> : languages)}
			{!readOnly && (!HAVE_NO_EDITS.includes(section) || draft.dirty) && <QuizSaveBar draft={draft} />}
		</div>
	)
}
