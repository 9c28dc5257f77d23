"use client"

import { Plus } from "lucide-react"
import Link from "next/link"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { Pagination } from "@/components/ui/pagination"
import { ApiError } from "@/lib/client/api"
import type { QuizEntry } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import {
	ALL_RESULTS,
	copyOf,
	DELETE,
	DUPLICATE_FAILED,
	deleteFailed,
	deleteQuizAbout,
	deleteTitle,
	NEW_QUIZ,
	NO_QUIZZES,
	NO_QUIZZES_ABOUT,
	PAGES_OF_QUIZZES,
	QUIZ_DELETED,
	QUIZ_DUPLICATED,
	QUIZ_PUBLISHED,
	QUIZ_UNPUBLISHED,
	QUIZZES,
	saveFailed,
} from "../admin-texts"
import { quizHref } from "../quiz-address"
import { NewQuizDialog } from "./new-quiz-dialog"
import { QuizRow } from "./quiz-row"

export interface QuizListProps {
	list: { quizzes: QuizEntry[]; next_cursor: string | null }
	base: string
	access: SettingsAccess
	/** True on any page but the first. */
	paged: boolean
}

/** Answers the admin's question: which quizzes do I have, which are live, and does anyone take them? */
export function QuizList({ list: { quizzes, next_cursor }, base, access, paged }: QuizListProps) {
	const router = useRouter()
	const [creating, setCreating] = useState(false)
	const [deleting, setDeleting] = useState<QuizEntry | null>(null)
	const [busy, setBusy] = useState<string | null>(null)
	const query = namedTenant(access)
	const readOnly = access.readOnly !== null

	async function change(quiz: QuizEntry, work: () => Promise<unknown>, failed: (detail: string) => string) {
		setBusy(quiz.id)
		try {
			await work()
		} catch (error) {
			if (!(error instanceof ApiError && error.status === 401)) toast.error(failed(reasonOf(error)))
		} finally {
			setBusy(null)
		}
		router.refresh()
	}

	const publish = (quiz: QuizEntry, is_active: boolean) =>
		change(
			quiz,
			async () => {
				await adminCall("PUT /api/admin/quizzes/{id}", { params: { id: quiz.id }, query, form: { is_active } })
				toast.success(is_active ? QUIZ_PUBLISHED : QUIZ_UNPUBLISHED, { description: quiz.quiz_name })
			},
			saveFailed,
		)

	const remove = (quiz: QuizEntry) =>
		change(
			quiz,
			async () => {
				await adminCall("DELETE /api/admin/quizzes/{id}", { params: { id: quiz.id }, query })
				toast.success(QUIZ_DELETED, { description: quiz.quiz_name })
			},
			deleteFailed,
		)

	async function duplicate(quiz: QuizEntry): Promise<void> {
		setBusy(quiz.id)
		try {
			await adminCall("POST /api/admin/quizzes/{id}/duplicate", { params: { id: quiz.id }, query })
			toast.success(QUIZ_DUPLICATED, { description: copyOf(quiz.quiz_name) })
		} catch (error) {
			toastError(DUPLICATE_FAILED, error)
		} finally {
			setBusy(null)
		}
		router.refresh()
	}

	/** True on the platform's list, where a new quiz would have no tenant. */
	const ofAllTenants = access.tenantId === ""
	const create = ofAllTenants ? null : (
		<Button variant="primary" disabled={readOnly} onClick={() => setCreating(true)}>
			<Plus aria-hidden size={16} />
			{NEW_QUIZ}
		</Button>
	)
	return (
		<div className="pt-4">
			{access.readOnly && <p className="pb-4 text-ink-muted">{access.readOnly}</p>}
			{quizzes.length === 0 && !paged ? (
				<EmptyState title={NO_QUIZZES} action={create}>
					{NO_QUIZZES_ABOUT}
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
						<h2 className="text-lg font-medium">{QUIZZES}</h2>
						<div className="flex flex-wrap gap-2">
							<Link href={quizHref(base, { section: "results" })} className={buttonClass()}>
								{ALL_RESULTS}
							</Link>
							{create}
						</div>
					</div>
					<ul aria-label={QUIZZES} className="divide-y divide-line border-b border-line">
						{quizzes.map((quiz) => (
							<QuizRow
								key={quiz.id}
								quiz={quiz}
								href={quizHref(base, { quiz: quiz.id })}
								resultsHref={quizHref(base, { quiz: quiz.id, section: "results" })}
								showTenant={ofAllTenants}
								readOnly={readOnly}
								busy={busy === quiz.id}
								onPublish={(on) => void publish(quiz, on)}
								onDuplicate={() => void duplicate(quiz)}
								onDelete={() => setDeleting(quiz)}
							/>
						))}
					</ul>
					<Pagination
						label={PAGES_OF_QUIZZES}
						newestHref={paged ? base : null}
						olderHref={next_cursor && quizHref(base, { cursor: next_cursor })}
					/>
				</>
			)}
			<NewQuizDialog
				open={creating}
				onOpenChange={setCreating}
				query={query}
				onCreated={(id) => router.push(quizHref(base, { quiz: id }))}
			/>
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={deleteTitle(deleting?.quiz_name ?? "")}
				description={deleteQuizAbout(deleting?.session_count ?? 0)}
				confirmLabel={DELETE}
				onConfirm={() => deleting && void remove(deleting)}
			/>
		</div>
	)
}
