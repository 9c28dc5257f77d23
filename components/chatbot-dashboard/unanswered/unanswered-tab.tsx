"use client"

import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useRowAction } from "@/components/forms/use-row-action"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { EmptyState } from "@/components/ui/empty-state"
import { Pagination } from "@/components/ui/pagination"
import type { UnansweredQuestion } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { unansweredWords } from "../chatbot-words"
import { QuestionRow } from "./question-row"

export interface UnansweredData {
	list: { items: UnansweredQuestion[]; next: string | null }
	cursor: string | undefined
}

export interface UnansweredTabProps {
	data: UnansweredData
	base: string
	access: SettingsAccess
	knowledgeHref: string
	conversationsHref: string
	testsHref: string
}

/** Answers the admin's question: what should the chatbot have known? */
export function UnansweredTab({ data, base, access, knowledgeHref, conversationsHref, testsHref }: UnansweredTabProps) {
	const { list, cursor } = data
	const router = useRouter()
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
	const box = useRef<HTMLDivElement>(null)
	const query = namedTenant(access)
	const questions = list.items.filter(({ id }) => !gone.has(id))

	// The answered or dismissed question had the focus and is gone.
	const count = questions.length
	useEffect(() => {
		if (count >= 0 && gone.size > 0 && document.activeElement === document.body) box.current?.focus()
	}, [count, gone])

	function drop({ id }: UnansweredQuestion): void {
		setGone((now) => new Set(now).add(id))
		router.refresh()
	}

	async function answer(question: UnansweredQuestion, text: string): Promise<void> {
		const params = { id: question.id }
		await adminCall("POST /api/admin/chatbot/unanswered/{id}/answer", { params, query, body: { answer: text } })
		toast.success(unansweredWords.answerSaved, {
			description: question.question,
			action: { label: unansweredWords.look, onClick: () => router.push(knowledgeHref) },
		})
		drop(question)
	}

	/** The admin chooses later what should answer it: nothing does yet. */
	const saveTest = ({ question }: UnansweredQuestion) =>
		adminCall("POST /api/admin/chatbot/test-questions", { query, body: { question, expects: "source" } })

	const dismissal = useRowAction<UnansweredQuestion>({
		question: ({ question }) => ({
			title: unansweredWords.dismissTitle,
			description: (
				<>
					<span className="line-clamp-3 text-ink">“{question}”</span>
					{unansweredWords.dismissEffect}
				</>
			),
			confirmLabel: unansweredWords.dismiss,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/chatbot/unanswered/{id}", { params: { id }, query }),
		done: unansweredWords.dismissed,
		nameOf: ({ question }) => question,
		failed: unansweredWords.dismissFailed,
		settled: (isDone, question) => isDone && drop(question),
	})

	return (
		<div ref={box} tabIndex={-1} className="max-w-4xl pt-4 outline-none">
			{questions.length === 0 ? (
				<EmptyState title={unansweredWords.none}>{unansweredWords.noneWhy}</EmptyState>
			) : (
				<>
					<p className="border-b border-line pb-4 text-ink-muted">{access.readOnly ?? unansweredWords.about}</p>
					<ul aria-label={unansweredWords.list} className="divide-y divide-line border-b border-line">
						{questions.map((question) => (
							<QuestionRow
								key={question.id}
								question={question}
								conversationHref={
									question.conversation_id && `${conversationsHref}&conversation=${question.conversation_id}`
								}
								readOnly={access.readOnly !== null}
								onAnswer={answer}
								testsHref={testsHref}
								onSaveTest={() => saveTest(question)}
								onDismiss={() => dismissal.ask(question)}
							/>
						))}
					</ul>
				</>
			)}
			<Pagination
				label={unansweredWords.pages}
				newestHref={cursor ? base : null}
				olderHref={list.next && listHref(base, { cursor: list.next })}
			/>
			{dismissal.dialog}
		</div>
	)
}
