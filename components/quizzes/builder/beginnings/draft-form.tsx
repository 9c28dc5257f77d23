import { Sparkles } from "lucide-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import type { UnsavedQuiz } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { BRIEF_CAP } from "@/lib/quizzes/defaults"
import { BeginningDetail } from "./beginning-detail"
import { beginningWords as words } from "./beginning-words"

/** Kept by whoever opens the form, since the form goes when its dialog closes. */
export interface Idea {
	wish: string
	useKnowledge: boolean
	quiz: UnsavedQuiz | null
}
export const NO_IDEA: Idea = { wish: "", useKnowledge: false, quiz: null }

export interface DraftFormProps {
	idea: Idea
	onIdea(change: (now: Idea) => Idea): void
	query: { tenant_id?: string }
	onCreated(id: string): void
}

export function DraftForm({ idea: { wish, useKnowledge, quiz }, onIdea, query, onCreated }: DraftFormProps) {
	const put = (part: Partial<Idea>) => onIdea((now) => ({ ...now, ...part }))
	const [error, setError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const field = useRef<HTMLFormElement>(null)
	const asking = useRef<AbortController | null>(null)
	const focusWish = () => field.current?.querySelector<HTMLElement>("[name=about]")?.focus()
	useEffect(() => () => asking.current?.abort(), [])

	async function write(event: FormEvent): Promise<void> {
		event.preventDefault()
		if (wish.trim() === "" && !useKnowledge) {
			setError(words.wishMissing)
			return focusWish()
		}
		asking.current = new AbortController()
		const { signal } = asking.current
		setBusy(true)
		setFailure(null)
		try {
			const body = { about: wish, use_knowledge: useKnowledge }
			put({ quiz: (await adminCall("POST /api/admin/quiz-drafts", { query, body, signal })).quiz })
		} catch (problem) {
			if (!signal.aborted) setFailure(words.draftFailed(reasonOf(problem)))
		}
		setBusy(false)
	}

	if (quiz) {
		return (
			<BeginningDetail
				quiz={quiz}
				about={`${words.check} ${words.change}`}
				query={query}
				back={words.writeAgain}
				onBack={() => put({ quiz: null })}
				onCreated={onCreated}
			/>
		)
	}
	return (
		<form ref={field} method="post" noValidate onSubmit={(event) => void write(event)} className="flex flex-col gap-4">
			<TextAreaField
				label={words.wish}
				name="about"
				rows={3}
				maxLength={BRIEF_CAP}
				placeholder={words.wishExample}
				value={wish}
				error={error}
				disabled={busy}
				onChange={({ target }) => {
					setError(null)
					put({ wish: target.value })
				}}
			/>
			<Checkbox
				label={words.knowledge}
				hint={words.knowledgeHint}
				checked={useKnowledge}
				disabled={busy}
				onChange={({ target }) => {
					setError(null)
					put({ useKnowledge: target.checked })
				}}
			/>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<p role="status" className="text-ink-muted empty:hidden">
				{busy && words.writing}
			</p>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" busy={busy}>
					<Sparkles aria-hidden size={16} />
					{words.write}
				</Button>
			</div>
		</form>
	)
}
