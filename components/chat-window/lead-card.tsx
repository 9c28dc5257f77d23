import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import { TextField } from "@/components/ui/text-field"
import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import * as chatbotSentences from "@/lib/chatbot/words"
import { ApiError } from "@/lib/client/api"
import { t } from "@/lib/languages/t"
import * as chatWords from "./parts/chat-words"
import { ASKS } from "./parts/use-follow"
import type { LeadCardControl } from "./use-lead-card"

export interface LeadCardProps {
	tenantName: string
	control: LeadCardControl
	onPressedAway(): void
}

function focusField(form: HTMLFormElement | null, name: string): void {
	const input = form?.elements.namedItem(name)
	if (input instanceof HTMLElement) input.focus()
}

const FIELDS = ["email", "name", "phone", "company"] as const

/** Appears below the first answer. After a refusal it returns only if the visitor opens it. */
export function LeadCard({ tenantName, control, onPressedAway }: LeadCardProps) {
	const { typed } = control
	const [whole, setWhole] = useState(() => Boolean(typed.current.name || typed.current.phone || typed.current.company))
	const [errors, setErrors] = useState<Record<string, string | null>>({})
	const [failure, setFailure] = useState("")
	const [busy, setBusy] = useState(false)
	const titleId = useId()
	const form = useRef<HTMLFormElement>(null)

	// After a refused submit, focuses the first wrong field, once the fieldset is enabled again. Not after an error on
	// leaving a field: the visitor is on the way to another. It compares the errors themselves, because React may run the
	// effect of an earlier render only now, which knows nothing of this submit.
	const ofSubmit = useRef<Record<string, string | null>>(null)
	useEffect(() => {
		if (busy || errors !== ofSubmit.current) return
		ofSubmit.current = null
		const wrong = FIELDS.find((field) => errors[field])
		if (wrong) focusField(form.current, wrong)
	}, [busy, errors])

	// The button that opened the card has disappeared.
	const reopened = control.state === "reopened"
	useEffect(() => {
		if (reopened) focusField(form.current, "email")
	}, [reopened])

	// So has the button that showed the other fields. A card that moved down shows them from the start.
	const pressed = useRef(false)
	const pressing = useRef(false)
	useEffect(() => {
		if (whole && pressed.current) focusField(form.current, "name")
	}, [whole])

	if (control.state === "sent") {
		return (
			<p className="mt-4 flex items-center gap-2 text-sm text-success">
				<Glyph name="check" />
				{chatWords.leadThanks(tenantName)}
			</p>
		)
	}

	function leaveField({ target }: FocusEvent<HTMLFormElement>): void {
		// An error's line would move the button between press and release, and the click would be lost.
		if (pressing.current) return
		if (!(target instanceof HTMLInputElement) || target.name !== "email" || target.value === "") return
		const email = checkLeadEmail(target.value)
		setErrors((known) => ({ ...known, email }))
	}

	function keep({ target }: FormEvent<HTMLFormElement>): void {
		if (target instanceof HTMLInputElement) typed.current = { ...typed.current, [target.name]: target.value }
	}

	function showErrors(found: Record<string, string | null>): void {
		ofSubmit.current = found
		setErrors(found)
	}

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault()
		const given = new FormData(event.currentTarget)
		const text = (name: string) => String(given.get(name) ?? "").trim()
		const email = checkLeadEmail(text("email"))
		showErrors({ email })
		setFailure("")
		if (email) return
		setBusy(true)
		try {
			const [name, phone, company] = [text("name"), text("phone"), text("company")]
			await control.send({ email: normalizeEmail(text("email")), name, phone, company })
			onPressedAway()
		} catch (error) {
			const found = error instanceof ApiError ? error.errors : []
			// A detail begins with the field's name, which is its label except for the capital.
			showErrors(
				Object.fromEntries(found.map(({ field, detail }) => [field, detail.charAt(0).toUpperCase() + detail.slice(1)])),
			)
			if (found.length === 0) setFailure((error instanceof ApiError && error.detail) || t(chatWords.leadFailed))
		} finally {
			setBusy(false)
		}
	}

	const field = (name: (typeof FIELDS)[number]) => ({ name, error: errors[name], defaultValue: typed.current[name] })
	return (
		<form
			ref={form}
			{...{ [ASKS]: "" }}
			noValidate
			aria-labelledby={titleId}
			onBlur={leaveField}
			onPointerDownCapture={({ target }) => {
				pressing.current = target instanceof Element && target.closest("button") !== null
			}}
			onKeyDownCapture={() => {
				pressing.current = false
			}}
			onInput={keep}
			onSubmit={(event) => void submit(event)}
			className="@container mt-4 w-full border-s-2 border-accent ps-4"
		>
			<p id={titleId} className="mb-3 font-medium">
				{chatWords.leadTitle(tenantName)}
			</p>
			{/* The email has a row of its own: half the card's width would cut most addresses. */}
			<fieldset
				disabled={busy}
				className={classNames("grid min-w-0 gap-3 *:first:col-span-full", whole && "@min-[20rem]:grid-cols-2")}
			>
				<TextField {...field("email")} label={t(chatWords.leadEmail)} type="email" autoComplete="email" required />
				{whole && (
					<>
						<TextField {...field("name")} label={t(chatWords.leadName)} autoComplete="name" optional />
						<TextField {...field("phone")} label={t(chatWords.leadPhone)} type="tel" autoComplete="tel" optional />
						<TextField {...field("company")} label={t(chatWords.leadCompany)} autoComplete="organization" optional />
					</>
				)}
			</fieldset>
			{!whole && (
				<div className="mt-1 -ms-3">
					<Button
						size="sm"
						variant="quiet"
						disabled={busy}
						onClick={() => {
							pressed.current = true
							setWhole(true)
						}}
					>
						{t(chatWords.leadMore)}
					</Button>
				</div>
			)}
			<p role="alert" className="mt-2 text-sm text-danger empty:hidden">
				{failure}
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit" variant="primary" busy={busy}>
					{t(chatWords.leadSend)}
				</Button>
				<Button
					variant="quiet"
					onClick={() => {
						control.skip()
						onPressedAway()
					}}
				>
					{t(chatWords.leadSkip)}
				</Button>
			</div>
		</form>
	)
}

function checkLeadEmail(typed: string): string | null {
	const email = normalizeEmail(typed)
	if (email === "") return t(chatbotSentences.emailRequired)
	return isEmail(email) ? null : t(signInWords.emailInvalid)
}
