import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { commonWords } from "@/components/ui/common-words"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { WEBHOOK_DESCRIPTION_CAP, WEBHOOK_URL_CAP } from "@/lib/tenants/webhooks/limits"
import { webhookRefusals } from "@/lib/tenants/webhooks/words"
import type { EventType } from "@/lib/webhooks/event-types"
import { EventChoice } from "./event-choice"
import { webhookWords } from "./webhook-words"

export interface WebhookValues {
	url: string
	description: string
	events: EventType[]
}

export interface WebhookFormProps {
	first: WebhookValues
	label: string
	/** Rejects with the refusal. */
	save(values: WebhookValues): Promise<void>
	onCancel(): void
}

export const NEW_VALUES: WebhookValues = { url: "", description: "", events: [] }

function urlProblem(typed: string): string | null {
	if (typed.trim().length > WEBHOOK_URL_CAP) return uiWords.tooLong(webhookWords.url, WEBHOOK_URL_CAP)
	return normalizeWebsite(typed) ? null : webhookRefusals.addressInvalid
}

const nameProblem = (typed: string) =>
	typed.trim().length > WEBHOOK_DESCRIPTION_CAP ? uiWords.tooLong(commonWords.name, WEBHOOK_DESCRIPTION_CAP) : null

interface Problems {
	url: string | null
	description: string | null
	events: string | null
}
const NONE: Problems = { url: null, description: null, events: null }

export function WebhookForm({ first, label, save, onCancel }: WebhookFormProps) {
	const [values, setValues] = useState(first)
	const [problems, setProblems] = useState(NONE)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const urlInput = useRef<HTMLInputElement>(null)
	const nameInput = useRef<HTMLInputElement>(null)
	const choice = useRef<HTMLFieldSetElement>(null)
	const { url, description, events } = values
	useEffect(() => urlInput.current?.focus(), [])

	function show(found: Problems): boolean {
		setProblems(found)
		if (found.url) urlInput.current?.focus()
		else if (found.description) nameInput.current?.focus()
		else if (found.events) choice.current?.querySelector("input")?.focus()
		return Object.values(found).some((problem) => problem !== null)
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		setFailure(null)
		const eventsProblem = events.length === 0 ? webhookRefusals.eventsMissing : null
		if (show({ url: urlProblem(url), description: nameProblem(description), events: eventsProblem })) return
		setBusy(true)
		try {
			await save({ url: url.trim(), description: description.trim(), events })
		} catch (error) {
			setBusy(false)
			const refused = error instanceof ApiError ? error.errors.find(({ field }) => field === "url") : undefined
			if (refused) show({ ...NONE, url: refused.detail })
			else setFailure(reasonOf(error))
		}
	}

	return (
		<form noValidate onSubmit={(event) => void submit(event)} className="border-t border-line pt-5">
			<fieldset disabled={busy} className="flex flex-col gap-5">
				<TextField
					ref={urlInput}
					label={webhookWords.url}
					name="webhook-url"
					type="url"
					inputMode="url"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					placeholder={webhookWords.urlExample}
					hint={
						/^\s*http:/i.test(url) ? (
							<span className="text-warning">{webhookWords.urlPlain}</span>
						) : (
							webhookWords.urlHint
						)
					}
					value={url}
					error={problems.url}
					onChange={(event) => {
						setValues({ ...values, url: event.target.value })
						if (problems.url) setProblems({ ...problems, url: urlProblem(event.target.value) })
					}}
					onBlur={() => url && setProblems({ ...problems, url: urlProblem(url) })}
				/>
				<div className="sm:max-w-sm">
					<TextField
						ref={nameInput}
						label={commonWords.name}
						optional
						name="webhook-name"
						autoComplete="off"
						hint={webhookWords.nameHint}
						value={description}
						error={problems.description}
						onChange={(event) => {
							setValues({ ...values, description: event.target.value })
							if (problems.description) setProblems({ ...problems, description: nameProblem(event.target.value) })
						}}
						onBlur={() => setProblems({ ...problems, description: nameProblem(description) })}
					/>
				</div>
				<EventChoice
					ref={choice}
					chosen={events}
					error={problems.events}
					onChange={(chosen) => {
						setValues({ ...values, events: chosen })
						if (chosen.length > 0) setProblems({ ...problems, events: null })
					}}
				/>
			</fieldset>
			<div className="mt-5 flex flex-col gap-3">
				<DialogButtons label={label} busy={busy} failure={failure} onCancel={onCancel} />
			</div>
		</form>
	)
}
