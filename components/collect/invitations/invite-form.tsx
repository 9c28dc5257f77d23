import { type FormEvent, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { TextFileField } from "@/components/forms/text-file-field"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { ApiError } from "@/lib/client/api"
import type { CheckedPeople } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { REMINDER_DAYS_DEFAULT } from "@/lib/submissions/invitations/limits"
import { invitationSentences } from "@/lib/submissions/invitations/words"
import { CheckedList } from "./checked-list"
import { invitationWords } from "./invitations-words"
import { type Message, MessageFields } from "./message-fields"
import { MissingNames, type TypedNames } from "./missing-names"

const defaultMessage = (maxDurationSeconds: number): Message => ({
	subject: invitationSentences.defaultSubject,
	text: invitationSentences.defaultText(maxDurationSeconds),
	language: "",
	reminders: REMINDER_DAYS_DEFAULT.map(String),
})

interface InviteFormProps {
	access: TenantAccess
	/** As MessageFields takes them. */
	languages: readonly string[]
	maxDurationSeconds: number
	onInvited(): void
}

/** A list is checked first: nothing is sent before the owner has seen to whom. */
export function InviteForm({ access, languages, maxDurationSeconds, onInvited }: InviteFormProps) {
	const [people, setPeople] = useState("")
	const [again, setAgain] = useState(false)
	const [message, setMessage] = useState(() => defaultMessage(maxDurationSeconds))
	const [checked, setChecked] = useState<CheckedPeople | null>(null)
	const [nameless, setNameless] = useState<string[]>([])
	const [names, setNames] = useState<TypedNames>({})
	const [problem, setProblem] = useState<string | null>(null)
	const { busy, run } = useBusy<"check" | "send">()
	const query = namedTenant(access)
	const readOnly = access.videosReadOnly !== null

	/** What was checked is no longer what would be sent. */
	function changeList(change: () => void) {
		change()
		setChecked(null)
		setProblem(null)
	}

	function changePeople(text: string) {
		changeList(() => setPeople(text))
		setNameless([])
	}

	/** Those to whom a name was typed stay, so that it can be changed. */
	const typed = nameless.flatMap((email) => (names[email]?.trim() ? [{ email, name: names[email] }] : []))
	const list = { people, again, names: typed }

	const refused = (what: string) => (error: unknown) => {
		const about = error instanceof ApiError ? error.errors.find(({ field }) => field === "people") : undefined
		if (about) setProblem(about.detail)
		else toastError(what, error)
	}

	async function check() {
		setProblem(null)
		const answer = await adminCall("POST /api/admin/invitations/check", { query, body: list })
		const asked = answer.skipped.filter(({ reason }) => reason === "name_missing").map(({ email }) => email)
		setNameless([...new Set([...typed.map(({ email }) => email), ...asked])])
		setChecked(answer)
	}

	async function send() {
		const { subject, text, language, reminders } = message
		const days = [...new Set(reminders.filter(Boolean).map(Number))]
		const body = { ...list, subject, text, ...(language && { language }), reminder_days: days }
		const { invited } = await adminCall("POST /api/admin/invitations", { query, body })
		toast.success(invitationWords.invitedToast(invited))
		changePeople("")
		onInvited()
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		if (checked?.count) void run("send", send, refused(invitationWords.sendFailed))
		else void run("check", check, refused(invitationWords.checkFailed))
	}

	return (
		<form onSubmit={submit} className="flex flex-col gap-5">
			<TextFileField
				name="people"
				label={invitationWords.people}
				hint={invitationWords.peopleHint}
				example={invitationWords.peopleExample}
				choose={invitationWords.chooseCsv}
				failed={invitationWords.fileFailed}
				value={people}
				error={problem}
				disabled={readOnly || busy !== null}
				onChange={changePeople}
			/>
			<Checkbox
				label={invitationWords.again}
				checked={again}
				disabled={readOnly || busy !== null}
				onChange={({ target }) => changeList(() => setAgain(target.checked))}
			/>
			{nameless.length > 0 && (
				<MissingNames
					emails={nameless}
					names={names}
					disabled={readOnly || busy !== null}
					onChange={(email, name) => changeList(() => setNames((now) => ({ ...now, [email]: name })))}
				/>
			)}
			{checked && <CheckedList checked={checked} />}
			{checked && checked.count > 0 && (
				<MessageFields
					message={message}
					languages={languages}
					disabled={busy !== null}
					onChange={(change) => setMessage((now) => ({ ...now, ...change }))}
				/>
			)}
			<div>
				<Button
					type="submit"
					variant="primary"
					busy={busy !== null}
					disabled={readOnly || people.trim() === "" || checked?.count === 0}
				>
					{checked?.count ? invitationWords.sendLabel(checked.count) : invitationWords.check}
				</Button>
			</div>
		</form>
	)
}
