"use client"

import Link from "next/link"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { TranslationsEditor } from "@/components/translations/lazy-editor"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorState } from "@/components/ui/error-state"
import { quizRefusals } from "@/lib/quizzes/words"
import { quizAdminWords, quizListWords } from "../admin-words"
import { QuizResults } from "../analytics/quiz-results"
import { quizHref } from "../quiz-address"
import { BackToQuizzes } from "./back-to-quizzes"
import type { QuizBuilderData } from "./load-quiz-builder"
import { QuizEditor } from "./quiz-editor"
import { QuizList } from "./quiz-list"

export interface QuizBuilderTabProps {
	data: QuizBuilderData
	base: string
	access: SettingsAccess
}

export function QuizBuilderTab({ data, base, access }: QuizBuilderTabProps) {
	const { search, list, editor, results, translations, tags } = data
	const entries = list && !("failed" in list) ? list.quizzes : []
	const open = editor && !("failed" in editor) ? editor.quiz : null
	// The list has one page, or none if it failed. The filter must name the open quiz in any case.
	const named = open && entries.every(({ id }) => id !== open.id) ? [open, ...entries] : entries
	const shownResults = results && (
		<QuizResults loaded={results} quizzes={named} search={search} base={base} access={access} />
	)
	if (editor) {
		if ("failed" in editor) return <Failed title={editor.failed} />
		if (!editor.quiz) return <Gone base={base} />
		return (
			<QuizEditor
				key={editor.quiz.id}
				quiz={editor.quiz}
				section={search.section ?? "questions"}
				base={base}
				access={access}
				results={shownResults}
				languages={
					translations && "failed" in translations ? (
						<Failed title={translations.failed} />
					) : (
						translations && <TranslationsEditor {...translations} subject={editor.quiz.id} access={access} />
					)
				}
				brandColor={editor.brandColor}
				tags={tags}
			/>
		)
	}
	if (shownResults) {
		return (
			<div className="flex flex-col gap-5 pt-4">
				<BackToQuizzes base={base} />
				<h2 className="text-lg font-medium">{quizListWords.allResultsTitle}</h2>
				{shownResults}
			</div>
		)
	}
	if (!list || "failed" in list) return <Failed title={list?.failed ?? ""} />
	return <QuizList list={list} base={base} access={access} paged={search.cursor !== undefined} />
}

function Failed({ title }: { title: string }) {
	return (
		<ErrorState title={title} level={2}>
			{quizAdminWords.failedAbout}
		</ErrorState>
	)
}

function Gone({ base }: { base: string }) {
	return (
		<EmptyState title={quizRefusals.notFound} action={<BackToQuizzes base={base} />}>
			{quizListWords.goneAbout}{" "}
			<Link className="underline" href={quizHref(base, { section: "results" })}>
				{quizListWords.allResultsTitle}
			</Link>
			.
		</EmptyState>
	)
}
