import { type FocusEvent, type FormEvent, Suspense, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import { loadDraft, saveDraft } from "@/lib/client/form-draft"
import type { KeptTake } from "@/lib/recorder/kept-take"
import type { Take } from "@/lib/recorder/take"
import { CONSENT_WORDINGS, type ConsentWording } from "@/lib/submissions/consent-text"
import { SUBMISSION_TEXTS, type SubmissionField, validateSubmission } from "@/lib/submissions/validate-submission"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { LazyUploadProgress } from "./lazy-upload-progress"
import { EMAIL, EMAIL_HINT, FORM_TITLE, missingText, NAME, STILL_HERE, SUBMIT_TESTIMONIAL, WEBSITE } from "./page-texts"
import { fieldsOf, fillIn, typedOf, untick } from "./read-form"
import { type AgreedFields, isBusy, type UploadView } from "./use-upload"

export interface SubmissionFormProps {
	id?: string
	tenantSlug: string
	/** Null until there is a video to send. */
	take: Take | null
	/** Stores the typed fields beside their video, also during the recording. */
	kept?: KeptTake | null
	upload: UploadView
	/** Submit was pressed, and only the video is missing. */
	onVideoMissing?(): void
	/** The business's own sentence, if it has one. */
	consent?: ConsentWording
	onSubmit(fields: AgreedFields, take: Take): void
	onCancel(): void
}

// 16 px like all public pages. The shared fields are sized for dashboards.
const FORM = "flex flex-col gap-6 [&_input]:text-base [&_label:has(input)]:text-base"

type Errors = Partial<Record<SubmissionField, string>>

/** The inputs are uncontrolled: text typed before the script arrived counts, and a key press does not render. */
export function SubmissionForm({
	id,
	tenantSlug,
	take,
	kept = null,
	consent: loaded = CONSENT_WORDINGS.video,
	upload,
	onVideoMissing,
	onSubmit,
	onCancel,
}: SubmissionFormProps) {
	const form = useRef<HTMLFormElement>(null)
	/** True until the next press or key. It also covers touch, where the blur comes only after the release. */
	const pressing = useRef(false)
	const [consent, setConsent] = useState(false)
	/** The sentence beside the checkbox. A refusal may bring a newer one. */
	const [wording, setWording] = useState<ConsentWording>(loaded)
	const [errors, setErrors] = useState<Errors>({})
	/** Counts the presses of Submit that found something missing. */
	const [asked, setAsked] = useState(0)
	const busy = isBusy(upload)

	useEffect(() => {
		if (!form.current) return
		fillIn(form.current, loadDraft(tenantSlug))
		setConsent(fieldsOf(form.current, false).consent)
	}, [tenantSlug])

	// The recovered fields may be days old, so what the visitor typed later wins. Fields from another recovered take are
	// replaced: a shop's tablet may keep takes of two customers, and neither may be sent under the other's name.
	const recovered = take?.recovered
	const shown = useRef<Take["recovered"]>(undefined)
	useEffect(() => {
		if (!form.current || !recovered) return
		fillIn(form.current, recovered.typed, shown.current?.typed)
		// The consent was given for the take shown before.
		if (shown.current) {
			untick(form.current)
			setConsent(false)
		}
		shown.current = recovered
	}, [recovered])

	// A new take starts with what was already typed.
	useEffect(() => {
		if (form.current) kept?.noteForm(typedOf(form.current))
	}, [kept])

	// Shows the server's errors beside their fields, like those found here.
	useEffect(() => {
		if (upload.phase !== "failed") return
		setErrors((known) => ({ ...known, ...upload.errors }))
		if (upload.errors.consent) {
			if (upload.consent) setWording(upload.consent)
			// What was ticked is not what stands there now.
			untick(form.current)
			setConsent(false)
		}
		const first = form.current?.elements.namedItem(Object.keys(upload.errors)[0] ?? "")
		if (first instanceof HTMLElement) first.focus()
	}, [upload])

	function note(fields: HTMLFormElement): void {
		saveDraft(tenantSlug, typedOf(fields))
		kept?.noteForm(typedOf(fields))
	}

	const problemOf = (fields: HTMLFormElement, name: string) =>
		validateSubmission(fieldsOf(fields, take !== null)).find(({ field }) => field === name)?.detail

	/** Clears an error once its field is right. A new error appears only on blur. */
	function change({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
		note(currentTarget)
		const { name } = target as HTMLInputElement
		if (name in errors && !problemOf(currentTarget, name)) setErrors({ ...errors, [name]: undefined })
	}

	function leaveField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
		if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return
		if (target.name === "website") target.value = normalizeWebsite(target.value) ?? target.value
		note(currentTarget)
		// An error's line would move the button between press and release, and the click would be lost.
		if (pressing.current) return
		// A visitor who goes from an empty field to the camera will be back.
		if (target.value === "" && !currentTarget.contains(relatedTarget)) return
		const { name } = target
		const problem = problemOf(currentTarget, name)
		setErrors((known) => ({ ...known, [name]: problem }))
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault()
		const fields = fieldsOf(event.currentTarget, take !== null)
		const found = validateSubmission(fields)
		setErrors(Object.fromEntries(found.map(({ field, detail }) => [field, detail]).reverse()))
		const first = found[0]
		if (!first) {
			if (take) onSubmit({ ...fields, consentVersion: wording.version }, take)
			return
		}
		setAsked(asked + 1)
		const input = event.currentTarget.elements.namedItem(first.field)
		if (input instanceof HTMLElement) input.focus()
		else onVideoMissing?.()
	}

	// A new recording asks for nothing.
	useEffect(() => {
		if (take) setAsked(0)
	}, [take])

	const missing = missingText([
		...(take === null ? [SUBMISSION_TEXTS.videoRequired] : []),
		...(consent ? [] : [SUBMISSION_TEXTS.consentRequired]),
	])

	return (
		<form
			id={id}
			ref={form}
			noValidate
			onSubmit={submit}
			onInput={change}
			onBlur={leaveField}
			onPointerDownCapture={({ target }) => {
				pressing.current = target instanceof Element && target.closest("[type=submit]") !== null
			}}
			onKeyDownCapture={() => {
				pressing.current = false
			}}
			className={FORM}
		>
			<h2 tabIndex={-1} className="scroll-mt-6 font-display text-xl outline-none">
				{FORM_TITLE}
			</h2>
			<fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
				<TextField label={NAME} name="name" autoComplete="name" error={errors.name} required />
				<TextField
					label={EMAIL}
					name="email"
					type="email"
					autoComplete="email"
					hint={EMAIL_HINT}
					error={errors.email}
					required
				/>
				<TextField label={WEBSITE} name="website" type="url" autoComplete="url" error={errors.website} optional />
				<Checkbox
					label={wording.text}
					name="consent"
					// Consent is given anew for each video. Browsers would restore the tick on the way back from the thank-you
					// page.
					autoComplete="off"
					error={errors.consent}
					onChange={(event) => setConsent(event.target.checked)}
					required
				/>
			</fieldset>
			{upload.phase === "failed" && (
				<Notice tone="danger" role="alert" title={upload.detail}>
					{!upload.sentAlready && <p>{STILL_HERE}</p>}
				</Notice>
			)}
			{busy ? (
				<Suspense fallback={null}>
					<LazyUploadProgress upload={upload} onCancel={onCancel} />
				</Suspense>
			) : (
				<div className="flex flex-col gap-2">
					{/* Not `disabled`: the keyboard reaches it and hears what is missing, and a press moves there. */}
					<Button
						type="submit"
						variant="primary"
						size="lg"
						wide
						aria-disabled={missing !== "" || undefined}
						aria-describedby="submit-note"
					>
						{SUBMIT_TESTIMONIAL}
					</Button>
					<p id="submit-note" hidden>
						{missing}
					</p>
					{/* The rest is said beside its field. Drawn anew for each press, so that it is read again. */}
					<p key={asked} role="alert" className="min-h-5 text-sm text-danger">
						{asked > 0 && take === null && missingText([SUBMISSION_TEXTS.videoRequired])}
					</p>
				</div>
			)}
		</form>
	)
}
