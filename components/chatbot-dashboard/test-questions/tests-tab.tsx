"use client"

import { ListChecks, Play } from "lucide-react"
import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { useRowAction } from "@/components/forms/use-row-action"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Disclosure } from "@/components/ui/disclosure"
import { EmptyState } from "@/components/ui/empty-state"
import type { LoadedTests } from "@/lib/chatbot/test-questions/loaders"
import type { TestQuestion } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { useFreshWhileReading } from "../knowledge/use-fresh-while-reading"
import { expectationOf, type TestValues, valuesOf } from "./check-test"
import { RunSummary } from "./run-summary"
import { TestForm } from "./test-form"
import { TestRow } from "./test-row"
import { testQuestionWords } from "./test-words"

export interface TestsTabProps {
	data: LoadedTests
	access: SettingsAccess
}

const NEW = { values: { question: "", expected: "" }, version: "" }
const savedOf = (test: TestQuestion) => ({ values: valuesOf(test), version: test.updated_at })

/** What needs the admin comes first. */
const ORDER = ["wrong", "undecided", "waiting", "right"] as const
const inOrder = (questions: readonly TestQuestion[]) =>
	ORDER.flatMap((wanted) => questions.filter(({ state }) => state === wanted))

/** Answers the admin's question: does my chatbot still get these right, and what broke? */
export function TestsTab({ data: { questions, run, limit, sources }, access }: TestsTabProps) {
	const router = useRouter()
	const { busy, run: runBusy } = useBusy<"run">()
	const [editing, setEditing] = useState<string | null>(null)
	const box = useRef<HTMLDivElement>(null)
	const returnTo = useRef<string | null>(null)
	const readOnly = access.readOnly !== null
	const query = namedTenant(access)
	const isFull = questions.length >= limit
	const isBuiltIn = run.model === "built-in"
	useFreshWhileReading(run.state !== "idle")

	useEffect(() => {
		if (editing || !returnTo.current) return
		const opener = box.current?.querySelector<HTMLElement>(`[data-return="${returnTo.current}"] button`)
		;(opener ?? box.current)?.focus()
		returnTo.current = null
	}, [editing])

	// The deleted question had the focus.
	const count = questions.length
	useEffect(() => {
		if (count >= 0 && returnTo.current === "deleted") {
			box.current?.focus()
			returnTo.current = null
		}
	}, [count])

	const open = (what: string) => {
		setEditing(what)
		returnTo.current = what
	}

	const start = () =>
		runBusy(
			"run",
			async () => {
				await adminCall("POST /api/admin/chatbot/test-questions/run", { query })
				router.refresh()
			},
			(error) => toastError(testQuestionWords.runFailed, error),
		)

	async function add({ question, expected }: TestValues): Promise<void> {
		const body = { question, ...expectationOf(expected) }
		await adminCall("POST /api/admin/chatbot/test-questions", { query, body })
		toast.success(testQuestionWords.saved)
		router.refresh()
	}

	async function change({ id }: TestQuestion, { question, expected }: TestValues, version: string): Promise<void> {
		const body = { question, ...expectationOf(expected), updated_at: version }
		await adminCall("PUT /api/admin/chatbot/test-question/{id}", { params: { id }, query, body })
		toast.success(testQuestionWords.saved)
		router.refresh()
	}

	const deletion = useRowAction<TestQuestion>({
		question: ({ question }) => ({
			title: testQuestionWords.deleteTitle,
			description: (
				<>
					<span className="line-clamp-3 text-ink">“{question}”</span>
					{testQuestionWords.deleteEffect}
				</>
			),
			confirmLabel: commonWords.delete,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/chatbot/test-question/{id}", { params: { id }, query }),
		done: testQuestionWords.deleted,
		nameOf: ({ question }) => question,
		failed: testQuestionWords.deleteFailed,
		settled: (isDone) => {
			if (isDone) returnTo.current = "deleted"
			router.refresh()
		},
	})

	async function newer(id: string) {
		const all = await adminCall("GET /api/admin/chatbot/test-questions", { query })
		const test = all.questions.find((known) => known.id === id)
		return test ? savedOf(test) : NEW
	}

	return (
		<div ref={box} tabIndex={-1} className="max-w-4xl outline-none">
			<div className="flex flex-col gap-4 border-b border-line py-4">
				<p className="text-ink-muted">
					{access.readOnly ??
						`${testQuestionWords.about} ${isBuiltIn ? testQuestionWords.runsByItself : testQuestionWords.runsOnPress(testQuestionWords.modelLabel(run.model))}`}
				</p>
				<div className="flex flex-wrap items-center gap-2">
					<span data-return="new">
						<Button
							variant={editing === null ? "primary" : "secondary"}
							disabled={readOnly || isFull}
							onClick={() => open("new")}
						>
							<ListChecks aria-hidden size={16} className="max-sm:hidden" />
							{testQuestionWords.add}
						</Button>
					</span>
					{questions.length > 0 && (
						<Button
							busy={busy !== null || run.state === "running"}
							disabled={readOnly || run.state === "preparing"}
							onClick={() => void start()}
						>
							{run.state === "idle" && busy === null && <Play aria-hidden size={16} />}
							{run.stopped_for && run.is_current ? commonWords.continue : testQuestionWords.runNow}
						</Button>
					)}
					{questions.length > 0 && (
						<span className="text-ink-muted">
							{isFull ? testQuestionWords.full(limit) : testQuestionWords.used(questions.length, limit)}
						</span>
					)}
				</div>
				{editing === "new" && (
					<TestForm
						title={testQuestionWords.addTitle}
						draftKey={`test:${access.tenantId}:new`}
						saved={NEW}
						sources={sources}
						save={add}
						loadNewer={async () => NEW}
						onClosed={() => setEditing(null)}
					/>
				)}
			</div>
			{questions.length === 0 ? (
				editing === null && (
					<EmptyState title={testQuestionWords.none}>
						<p>{testQuestionWords.noneWhy}</p>
						<p className="mt-3">{testQuestionWords.noneHow}</p>
					</EmptyState>
				)
			) : (
				<>
					<RunSummary questions={questions} run={run} />
					<ul aria-label={testQuestionWords.list} className="divide-y divide-line border-b border-line">
						{inOrder(questions).map((test) => (
							<li key={test.id} data-return={test.id}>
								{editing === test.id ? (
									<div className="py-4">
										<TestForm
											title={testQuestionWords.editTitle}
											draftKey={`test:${test.id}`}
											saved={savedOf(test)}
											sources={sources}
											save={(values, version) => change(test, values, version)}
											loadNewer={() => newer(test.id)}
											onClosed={() => setEditing(null)}
										/>
									</div>
								) : (
									<TestRow
										test={test}
										readOnly={readOnly}
										onEdit={() => open(test.id)}
										onDelete={() => deletion.ask(test)}
									/>
								)}
							</li>
						))}
					</ul>
				</>
			)}
			<div className="max-w-2xl py-2">
				<Disclosure summary={testQuestionWords.whatCounts}>
					<div className="flex flex-col gap-2 text-ink-muted">
						<p>{isBuiltIn ? testQuestionWords.countsBuiltIn : testQuestionWords.countsModel}</p>
						<p>{testQuestionWords.countsNoAnswer}</p>
						<p>{testQuestionWords.countsNot}</p>
					</div>
				</Disclosure>
			</div>
			{deletion.dialog}
		</div>
	)
}
