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
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { Pagination } from "@/components/ui/pagination"
import { ApiError } from "@/lib/client/api"
import type { QuizEntry } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { quizAdminWords, quizListWords } from "../admin-words"
import { quizHref } from "../quiz-address"
import { NewQuizDialog } from "./new-quiz-dialog"
import { QuizRow } from "./quiz-row"

export interface QuizListProps {
	list: { quizzes: QuizEntry[]; next_cursor: string | null }
	base: string
	access: SettingsAccess
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
				toast.success(is_active ? quizListWords.published : quizListWords.unpublished, { description: quiz.quiz_name })
			},
			quizAdminWords.saveFailed,
		)

	const remove = (quiz: QuizEntry) =>
		change(
			quiz,
			async () => {
				await adminCall("DELETE /api/admin/quizzes/{id}", { params: { id: quiz.id }, query })
				toast.success(quizListWords.deleted, { description: quiz.quiz_name })
			},
			quizAdminWords.deleteFailed,
		)

	async function duplicate(quiz: QuizEntry): Promise<void> {
		setBusy(quiz.id)
		try {
			await adminCall("POST /api/admin/quizzes/{id}/duplicate", { params: { id: quiz.id }, query })
			toast.success(quizListWords.duplicated, { description: quizListWords.copyOf(quiz.quiz_name) })
		} catch (error) {
			toastError(quizAdminWords.duplicateFailed, error)
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
			{quizListWords.new}
		</Button>
	)
	return (
		<div className="pt-4">
			{access.readOnly && <p className="pb-4 text-ink-muted">{access.readOnly}</p>}
			{quizzes.length === 0 && !paged ? (
				<EmptyState title={quizListWords.none} action={create}>
					{quizListWords.noneAbout}
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
						<h2 className="text-lg font-medium">{quizListWords.quizzes}</h2>
						<div className="flex flex-wrap gap-2">
							<Link href={quizHref(base, { section: "results" })} className={buttonClass()}>
								{quizListWords.allResults}
							</Link>
							{create}
						</div>
					</div>
					<ul aria-label={quizListWords.quizzes} className="divide-y divide-line border-b border-line">
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
						label={quizListWords.pagesOfQuizzes}
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
				title={quizAdminWords.deleteTitle(deleting?.quiz_name ?? "")}
				description={quizListWords.deleteAbout(deleting?.session_count ?? 0)}
				confirmLabel={commonWords.delete}
				onConfirm={() => deleting && void remove(deleting)}
			/>
		</div>
	)
}
