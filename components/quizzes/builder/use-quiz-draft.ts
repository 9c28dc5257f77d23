import { useRouter } from "next/navigation"
import { useMemo, useState } from "react"
import { toast } from "sonner"
import { changedValues } from "@/components/forms/edit-values"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useBusy } from "@/components/forms/use-busy"
import { useDraft } from "@/components/forms/use-draft"
import { ApiError } from "@/lib/client/api"
import type { Quiz } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { quizAdminWords, quizEditorWords, quizListWords } from "../admin-words"
import { type QuizProblem, quizProblem } from "./content/check-quiz"
import { withNamedCategories, withoutUntouched } from "./content/content-edits"
import { contentOf, QUIZ_FORM, type QuizContent, type QuizValues, savedQuiz, valuesOf } from "./content/quiz-values"
import { unsavedParts } from "./content/unsaved-parts"

export interface QuizDraftOptions {
	quiz: Quiz
	access: SettingsAccess
	/** Called with the problem that the check before sending found, or null. */
	onChecked(problem: QuizProblem | null): void
	/** Called when saved values replaced what was typed, wholly or in part. */
	onReplaced(): void
}

/** Stores changes in this tab. Only Save sends: all changes, never on top of another admin's save. */
export function useQuizDraft({ quiz, access, onChecked, onReplaced }: QuizDraftOptions) {
	const router = useRouter()
	const shown = useMemo(() => savedQuiz(quiz), [quiz])
	const draft = useDraft({ draftKey: `quiz:${quiz.id}`, saved: shown, form: QUIZ_FORM, opened: true })
	const { content, values, base, version } = draft
	const before = useMemo(() => contentOf(base), [base])
	const { busy, run } = useBusy<"save" | "publish" | "newer">()
	const [active, setActive] = useState(quiz.is_active)
	const [failure, setFailure] = useState<string | null>(null)

	const [seen, setSeen] = useState(quiz)
	if (seen !== quiz) {
		setSeen(quiz)
		setActive(quiz.is_active)
		draft.follow(shown)
	}

	function change(edit: (content: QuizContent) => QuizContent): void {
		draft.change(edit)
		setFailure(null)
	}

	function discard(): void {
		draft.begin({ values: base, version })
		setFailure(null)
		onReplaced()
		router.refresh()
	}

	async function put(sent: QuizValues, is_active?: boolean): Promise<void> {
		const { quiz: saved } = await adminCall("PUT /api/admin/quizzes/{id}", {
			params: { id: quiz.id },
			query: namedTenant(access),
			form: { ...(changedValues(sent, base) as object), is_active, updated_at: version },
		})
		setActive(saved.is_active)
		draft.settle(savedQuiz(saved), sent)
	}

	/** The server stores nothing of a quiz that it refuses to publish, so what it would keep as a draft is sent again. */
	async function saveUnpublished(sent: QuizValues, reason: string): Promise<void> {
		const saved = unsavedParts(before, contentOf(sent))
		if (saved.length > 0) await put(sent)
		setFailure(quizAdminWords.notPublished(reason, saved))
		router.refresh()
	}

	async function send(what: "save" | "publish", sent: QuizValues, is_active?: boolean): Promise<void> {
		setFailure(null)
		const sending = async () => {
			try {
				await put(sent, is_active)
			} catch (error) {
				if (!is_active || !(error instanceof ApiError) || error.status !== 422) throw error
				return saveUnpublished(sent, error.detail)
			}
			if (is_active === undefined) toast.success(quizEditorWords.saved, { id: quiz.id })
			else toast.success(is_active ? quizListWords.published : quizListWords.unpublished, { id: quiz.id })
			router.refresh()
		}
		await run(what, sending, refused)
	}

	function refused(error: unknown) {
		if (error instanceof ApiError && error.status === 401) return
		if (error instanceof ApiError && error.status === 409) return draft.refuse()
		setFailure(quizAdminWords.saveFailed(reasonOf(error)))
	}

	/** All that is to be saved, open forms included unless nothing was filled in. Null if something is wrong with it. */
	function whole(): QuizValues | null {
		const touched = withoutUntouched(content)
		const problem = quizProblem(touched)
		onChecked(problem)
		if (problem) return null
		const named = withNamedCategories(touched, before)
		if (named !== content) draft.change(() => named)
		return valuesOf(named)
	}

	async function save(): Promise<void> {
		const sent = busy ? null : whole()
		if (sent && draft.dirty) await send("save", sent)
	}

	/** Publishing also saves, because visitors should meet what the screen shows. Going back to draft does not save. */
	async function publish(on: boolean): Promise<void> {
		const sent = busy ? null : on ? whole() : base
		if (sent) await send("publish", sent, on)
	}

	async function takeNewer(): Promise<void> {
		const loading = async () => {
			const { quiz: newer } = await adminCall("GET /api/admin/quizzes/{id}", {
				params: { id: quiz.id },
				query: namedTenant(access),
			})
			draft.takeNewer(savedQuiz(newer))
			setActive(newer.is_active)
			onReplaced()
		}
		await run("newer", loading, (error) => setFailure(quizAdminWords.loadFailed(reasonOf(error))))
	}

	function take(field: keyof QuizContent, theirs: string): void {
		draft.change((now) => contentOf({ ...valuesOf(now), [field]: theirs }))
		onReplaced()
	}

	return {
		content,
		before,
		values,
		active,
		dirty: draft.dirty,
		busy,
		failure,
		stale: draft.stale,
		restored: draft.restored,
		change,
		discard,
		take,
		save: () => void save(),
		publish: (on: boolean) => void publish(on),
		takeNewer: () => void takeNewer(),
	}
}

export type QuizDraft = ReturnType<typeof useQuizDraft>
