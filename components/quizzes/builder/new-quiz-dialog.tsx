import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { SegmentedControl } from "@/components/ui/segmented-control"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { QUIZ_NAME_CAP, QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { quizRefusals } from "@/lib/quizzes/words"
import { quizAdminWords, quizListWords } from "../admin-words"
import { beginningWords } from "./beginnings/beginning-words"
import { Beginnings } from "./beginnings/beginnings"
import { NO_IDEA } from "./beginnings/draft-form"

export interface NewQuizDialogProps {
	open: boolean
	onOpenChange(open: boolean): void
	query: { tenant_id?: string }
	onCreated(id: string): void
}

const WAYS = {
	scratch: beginningWords.scratch,
	template: beginningWords.template,
	draft: beginningWords.draft,
}
type Way = keyof typeof WAYS

/** Only Cancel and success clear what was typed. Esc and a stray press do not. */
export function NewQuizDialog({ open, onOpenChange, query, onCreated }: NewQuizDialogProps) {
	const [draft, setDraft] = useState({ quiz_name: "", quiz_description: "" })
	const [idea, setIdea] = useState(NO_IDEA)
	const [way, setWay] = useState<Way>("scratch")
	const cancel = () => {
		setDraft({ quiz_name: "", quiz_description: "" })
		setIdea(NO_IDEA)
		setWay("scratch")
		onOpenChange(false)
	}
	const created = (id: string) => {
		cancel()
		onCreated(id)
	}
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={quizListWords.new} description={quizListWords.newAbout}>
			<SegmentedControl<Way> label={beginningWords.ways} options={WAYS} value={way} onChange={setWay} />
			{way === "scratch" ? (
				<NewQuizForm draft={draft} onDraft={setDraft} query={query} onCancel={cancel} onCreated={created} />
			) : (
				<Beginnings key={way} way={way} idea={idea} onIdea={setIdea} query={query} onCreated={created} />
			)}
		</Dialog>
	)
}

interface NewQuizFormProps {
	draft: { quiz_name: string; quiz_description: string }
	onDraft(draft: NewQuizFormProps["draft"]): void
	query: { tenant_id?: string }
	onCancel(): void
	onCreated(id: string): void
}

function NewQuizForm({ draft, onDraft, query, onCancel, onCreated }: NewQuizFormProps) {
	const [error, setError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const focusName = () => form.current?.querySelector<HTMLInputElement>("[name=quiz_name]")?.focus()
	// Runs before the dialog focuses its first control, the cross in the corner.
	useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=quiz_name]")?.focus(), [])

	async function create(event: FormEvent): Promise<void> {
		event.preventDefault()
		if (draft.quiz_name.trim() === "") {
			setError(quizRefusals.nameMissing)
			return focusName()
		}
		setBusy(true)
		setFailure(null)
		try {
			const { quiz } = await adminCall("POST /api/admin/quizzes", { query, form: draft })
			onCreated(quiz.id)
		} catch (problem) {
			setFailure(quizAdminWords.createFailed(reasonOf(problem)))
			setBusy(false)
		}
	}

	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-4">
			<TextField
				label={commonWords.name}
				name="quiz_name"
				autoComplete="off"
				maxLength={QUIZ_NAME_CAP}
				value={draft.quiz_name}
				error={error}
				onChange={({ target }) => {
					setError(null)
					onDraft({ ...draft, quiz_name: target.value })
				}}
			/>
			<TextAreaField
				label={quizAdminWords.description}
				optional
				name="quiz_description"
				hint={quizListWords.descriptionHint}
				maxLength={QUIZ_TEXT_CAP}
				value={draft.quiz_description}
				onChange={({ target }) => onDraft({ ...draft, quiz_description: target.value })}
			/>
			<DialogButtons label={quizListWords.create} busy={busy} failure={failure} onCancel={onCancel} />
		</form>
	)
}
