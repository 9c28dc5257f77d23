import { useRouter } from "next/navigation"
import { useEffect, useMemo, useState } from "react"
import { toast } from "sonner"
import { clearEditDraft, type EditDraft, loadEditDraft, saveEditDraft } from "@/components/forms/edit-draft"
import { changedValues, mergeNewer } from "@/components/forms/edit-values"
import type { Staleness } from "@/components/forms/use-edit-form"
import { namedTenant, type SettingsAccess } from "@/components/settings/settings-access"
import { ApiError } from "@/lib/client/api"
import type { Quiz } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { type QuizProblem, quizProblem } from "./check-quiz"
import { QUIZ_FAILED, saveFailed } from "./quiz-texts"
import { contentOf, type QuizContent, type QuizValues, savedQuiz, valuesOf } from "./quiz-values"

type Draft = EditDraft<QuizValues>

const fresh = (quiz: Quiz): Draft => {
	const { values, version } = savedQuiz(quiz)
	return { values, base: values, version }
}

const differs = ({ values, base }: Draft) => Object.keys(changedValues(values, base)).length > 0

function readable(draft: Draft | null): Draft | null {
	try {
		if (draft) contentOf(draft.values)
		return draft
	} catch {
		return null
	}
}

export interface QuizDraftOptions {
	/** As the page brought it. */
	quiz: Quiz
	access: SettingsAccess
	/** What a look before sending found wrong; null: nothing. */
	onChecked(problem: QuizProblem | null): void
	/** What was typed gave way, wholly or in part, to what is saved. */
	onReplaced(): void
}

/**
 * The whole quiz as it is being edited. Every change is kept in this tab at once; only Save sends, all of what differs,
 * and nothing of what somebody else saved meanwhile is overwritten unseen.
 */
export function useQuizDraft({ quiz, access, onChecked, onReplaced }: QuizDraftOptions) {
	const router = useRouter()
	const draftKey = `quiz:${quiz.id}`
	const [draft, setDraft] = useState<Draft>(() => fresh(quiz))
	const [active, setActive] = useState(quiz.is_active)
	const [busy, setBusy] = useState<"save" | "publish" | "newer" | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [stale, setStale] = useState<Staleness | null>(null)
	const content = useMemo(() => contentOf(draft.values), [draft.values])
	const dirty = differs(draft)

	const [seen, setSeen] = useState(quiz)
	if (seen !== quiz) {
		setSeen(quiz)
		setActive(quiz.is_active)
		// What was typed stays on the version that it was typed on: its save is then refused, not theirs overwritten.
		if (!dirty) setDraft(fresh(quiz))
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a reload left behind.
	useEffect(() => {
		const kept = readable(loadEditDraft(draftKey, draft.values))
		if (kept && differs(kept)) setDraft(kept)
	}, [draftKey])

	function change(edit: (content: QuizContent) => QuizContent): void {
		setDraft((now) => {
			const kept = { ...now, values: valuesOf(edit(contentOf(now.values))) }
			saveEditDraft(draftKey, kept)
			return kept
		})
		setFailure(null)
	}

	function discard(): void {
		clearEditDraft(draftKey)
		setDraft((now) => ({ ...now, values: now.base }))
		setFailure(null)
		setStale(null)
		onReplaced()
		router.refresh()
	}

	async function send(what: "save" | "publish", changes: Partial<QuizValues>, is_active?: boolean): Promise<void> {
		setBusy(what)
		setFailure(null)
		try {
			const { quiz: saved } = await adminCall("PUT /api/admin/quizzes/{id}", {
				params: { id: quiz.id },
				query: namedTenant(access),
				form: { ...(changes as object), is_active, updated_at: draft.version },
			})
			took(saved, is_active === false ? draft.base : draft.values)
			if (is_active === undefined) toast.success("Quiz saved")
			else toast.success(is_active ? "Published" : "Back to draft")
			router.refresh()
		} catch (error) {
			refused(error)
		} finally {
			setBusy(null)
		}
	}

	/** `sent`: as it was when the call left. What was typed since then stays. */
	function took(saved: Quiz, sent: QuizValues): void {
		setActive(saved.is_active)
		setStale(null)
		setDraft((now) => {
			const { values: base, version } = savedQuiz(saved)
			const kept = { values: mergeNewer(now.values, sent, base).values, base, version }
			if (differs(kept)) saveEditDraft(draftKey, kept)
			else clearEditDraft(draftKey)
			return kept
		})
	}

	function refused(error: unknown) {
		if (error instanceof ApiError && error.status === 401) return
		if (error instanceof ApiError && error.status === 409) return setStale({ step: "told" })
		setFailure(saveFailed(reasonOf(error)))
	}

	function mayBeSent(): boolean {
		const problem = quizProblem(content)
		onChecked(problem)
		return problem === null
	}

	async function save(): Promise<void> {
		if (busy || !mayBeSent()) return
		const changes = changedValues(draft.values, draft.base)
		if (Object.keys(changes).length > 0) await send("save", changes)
	}

	/** What visitors would meet is what stands here: publishing saves as well; going back to draft does not. */
	async function publish(on: boolean): Promise<void> {
		if (busy || (on && !mayBeSent())) return
		await send("publish", on ? changedValues(draft.values, draft.base) : {}, on)
	}

	async function takeNewer(): Promise<void> {
		setBusy("newer")
		try {
			const { quiz: newer } = await adminCall("GET /api/admin/quizzes/{id}", {
				params: { id: quiz.id },
				query: namedTenant(access),
			})
			const { values: theirs, version } = savedQuiz(newer)
			const { values, conflicts, followed } = mergeNewer(draft.values, draft.base, theirs)
			const kept = { values, base: theirs, version }
			saveEditDraft(draftKey, kept)
			setDraft(kept)
			setActive(newer.is_active)
			setStale({ step: "merged", conflicts, followed })
			onReplaced()
		} catch (error) {
			setFailure(`${QUIZ_FAILED}: ${reasonOf(error)}`)
		} finally {
			setBusy(null)
		}
	}

	/** Theirs in place of mine, after both changed it. */
	function take(field: keyof QuizContent, theirs: string): void {
		setDraft((now) => {
			const kept = { ...now, values: { ...now.values, [field]: theirs } }
			saveEditDraft(draftKey, kept)
			return kept
		})
		onReplaced()
	}

	return {
		content,
		values: draft.values,
		active,
		dirty,
		busy,
		failure,
		stale,
		change,
		discard,
		take,
		save: () => void save(),
		publish: (on: boolean) => void publish(on),
		takeNewer: () => void takeNewer(),
	}
}

export type QuizDraft = ReturnType<typeof useQuizDraft>
