import { type FocusEvent, type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { LazyNotice } from "@/components/ui/lazy-notice"
import { TextField } from "@/components/ui/text-field"
import { loadDraft, saveDraft } from "@/lib/client/form-draft"
import { t } from "@/lib/languages/t"
import type { KeptTake } from "@/lib/recorder/kept-take"
import type { Take } from "@/lib/recorder/take"
import type { ConsentWordings } from "@/lib/submissions/consent-text"
import * as fieldWords from "@/lib/submissions/field-words"
import { TEXT_FIELDS } from "@/lib/submissions/form-fields"
import { type SubmissionField, validateSubmission } from "@/lib/submissions/validate-submission"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import * as formWords from "./form-words"
import { LazyRelationField, LazyStarsField, LazyTextPane, LazyUploadProgress } from "./lazy-parts"
import { fieldsOf, fillIn, typedOf, untick } from "./read-form"
import { isBusy, type UploadView } from "./upload-view"
import type { AgreedFields } from "./use-sending"

/** The room of the stars, and of the relation, should their script be late. */
const LATE_ROOM = <div className="h-[4.375rem]" />

export interface SubmissionFormProps {
	id?: string
	tenantSlug: string
	take: Take | null
	/** Stores the typed fields beside their video, also during the recording. */
	kept?: KeptTake | null
	upload: UploadView
	askStars?: boolean
	askRelation?: boolean
	/** The customer writes instead: the form begins with the text. */
	writing?: boolean
	ideas?: ReactNode
	onVideoMissing?(): void
	consents: ConsentWordings
	onSubmit(fields: AgreedFields, testimonial: { take: Take | null; photo: File | null }): void
	onCancel(): void
}

const INPUT_TYPES = { line: undefined, email: "email", link: "url" } as const

/** Inputs that are not checked when they are left. */
const UNTYPED = new Set(["checkbox", "radio", "file"])

// 16 px like all public pages. The shared fields are sized for dashboards.
const FORM = "flex flex-col gap-6 [&_input]:text-base [&_label:has(input)]:text-base"

const TWO_COLUMNS = "grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]"

type Errors = Partial<Record<SubmissionField | "photo", string>>

/** The inputs are uncontrolled: text typed before the script arrived counts, and a key press does not render. */
export function SubmissionForm({
	id,
	tenantSlug,
	take,
	kept = null,
	consents,
	upload,
	askStars = false,
	askRelation = false,
	writing = false,
	ideas,
	onVideoMissing,
	onSubmit,
	onCancel,
}: SubmissionFormProps) {
	const form = useRef<HTMLFormElement>(null)
	/** True until the next press or key. It also covers touch, where the blur comes only after the release. */
	const pressing = useRef(false)
	const [consent, setConsent] = useState(false)
	/** Sentences that a refusal brought, newer than those of the page. */
	const [newer, setNewer] = useState(consents)
	const [errors, setErrors] = useState<Errors>({})
	/** Counts the presses of Submit that found something missing. */
	const [asked, setAsked] = useState(0)
	const [photo, setPhoto] = useState<File | null>(null)
	const [blank, setBlank] = useState(true)
	const busy = isBusy(upload)
	const kind = writing ? "written" : "video"
	const wording = newer[kind]

	// Each kind has a sentence of its own, so the consent to one is none to the other.
	const [consentTo, setConsentTo] = useState(kind)
	if (consentTo !== kind) {
		setConsentTo(kind)
		setConsent(false)
		setErrors({})
	}

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
			if (upload.consent) setNewer(upload.consent)
			// The visitor ticked another sentence than the one shown now.
			untick(form.current)
			setConsent(false)
		}
		const first = form.current?.elements.namedItem(Object.keys(upload.errors)[0] ?? "")
		if (first instanceof HTMLElement) first.focus()
	}, [upload])

	function note(fields: HTMLFormElement): void {
		const typed = typedOf(fields)
		// What the other kind of testimonial asks for stays noted.
		saveDraft(tenantSlug, { ...loadDraft(tenantSlug), ...typed })
		if (!writing) kept?.noteForm(typed)
	}

	function fillLate(fields: HTMLFormElement): void {
		fillIn(fields, { ...loadDraft(tenantSlug), ...(writing ? {} : recovered?.typed) })
		setBlank(!fieldsOf(fields, false).text?.trim())
	}

	const problemOf = (fields: HTMLFormElement, name: string) =>
		validateSubmission(fieldsOf(fields, take !== null)).find(({ field }) => field === name)?.detail

	/** Clears an error once its field is right. A new error appears only on blur. */
	function change({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
		note(currentTarget)
		if (writing) setBlank(!fieldsOf(currentTarget, false).text?.trim())
		const { name } = target as HTMLInputElement
		if (name in errors && !problemOf(currentTarget, name)) setErrors({ ...errors, [name]: undefined })
	}

	function leaveField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
		const isText = target instanceof HTMLTextAreaElement
		if (!isText && !(target instanceof HTMLInputElement && !UNTYPED.has(target.type))) return
		if (target.type === "url") target.value = normalizeWebsite(target.value) ?? target.value
		note(currentTarget)
		// An error's line would move the button between press and release, and the click would be lost.
		if (pressing.current) return
		// A visitor who goes from an empty field to the camera will be back.
		if (target.value === "" && !currentTarget.contains(relatedTarget)) return
		const { name } = target
		const problem = problemOf(currentTarget, name)
		setErrors((known) => ({ ...known, [name]: problem }))
	}

	function changePhoto(chosen: File | null): void {
		setPhoto(chosen)
		setErrors((known) => ({ ...known, photo: undefined }))
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault()
		const fields = fieldsOf(event.currentTarget, take !== null)
		const found = validateSubmission(fields)
		setErrors(Object.fromEntries(found.map(({ field, detail }) => [field, detail]).reverse()))
		// The text is above the other fields, though the server names its rules later.
		const first = found.find(({ field }) => field === "text") ?? found[0]
		if (!first) {
			if (take || writing) onSubmit({ ...fields, consentVersion: wording.version }, { take, photo })
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

	const videoMissing = !writing && take === null
	const missing = formWords.missingText([
		...(videoMissing ? [t(fieldWords.videoRequired)] : []),
		...(writing && blank ? [t(fieldWords.textRequired)] : []),
		...(consent ? [] : [t(fieldWords.consentRequired)]),
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
			className={writing ? `${FORM} ${TWO_COLUMNS}` : FORM}
		>
			{writing && (
				<fieldset disabled={busy} className="flex min-w-0 flex-col gap-2">
					{ideas}
					<Suspense fallback={null}>
						<LazyTextPane errors={errors} photo={photo} onPhoto={changePhoto} onReady={fillLate} />
					</Suspense>
				</fieldset>
			)}
			<div className={writing ? "flex min-w-0 flex-col gap-6" : "contents"}>
				<h2 tabIndex={-1} className="scroll-mt-6 font-display text-xl outline-none">
					{t(formWords.title)}
				</h2>
				<fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
					{TEXT_FIELDS.map(({ name, kind, label, missing, autoComplete }) => (
						<TextField
							key={name}
							label={t(label)}
							name={name}
							type={INPUT_TYPES[kind]}
							autoComplete={autoComplete}
							hint={kind === "email" && (writing ? t(formWords.textEmailHint) : t(formWords.emailHint))}
							error={errors[name]}
							required={missing !== undefined}
							optional={missing === undefined}
						/>
					))}
					{askStars && (
						<Suspense fallback={LATE_ROOM}>
							<LazyStarsField error={errors.stars} onReady={fillLate} />
						</Suspense>
					)}
					{askRelation && (
						<Suspense fallback={LATE_ROOM}>
							<LazyRelationField error={errors.relation} onReady={fillLate} />
						</Suspense>
					)}
					<Checkbox
						key={kind}
						label={<span lang={wording.lang}>{wording.text}</span>}
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
					<Suspense fallback={null}>
						<LazyNotice tone="danger" role="alert" title={upload.detail}>
							{upload.note && <p>{upload.note}</p>}
							{!upload.sentAlready && <p>{writing ? t(formWords.textStillHere) : t(formWords.stillHere)}</p>}
						</LazyNotice>
					</Suspense>
				)}
				{busy ? (
					<Suspense fallback={null}>
						<LazyUploadProgress upload={upload} written={writing} onCancel={onCancel} />
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
							{t(formWords.submitTestimonial)}
						</Button>
						<p id="submit-note" hidden>
							{missing}
						</p>
						{/* The rest is said beside its field. Drawn anew for each press, so that it is read again. */}
						<p key={asked} role="alert" className="min-h-5 text-sm text-danger">
							{asked > 0 && videoMissing && formWords.missingText([t(fieldWords.videoRequired)])}
						</p>
					</div>
				)}
			</div>
		</form>
	)
}
