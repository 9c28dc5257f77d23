import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { TextField } from "@/components/ui/text-field"
import { normalizeEmail } from "@/lib/accounts/email-address"
import { ApiError } from "@/lib/client/api"
import { checkLeadEmail } from "./check-lead"
import type { LeadCardControl } from "./use-lead-card"

export interface LeadCardProps {
	tenantName: string
	control: LeadCardControl
	onPressedAway(): void
}

const FAILED = "Your details could not be sent. Please try again."
const FIELDS = ["name", "email", "phone", "company"] as const

/** Appears by itself once, below the first answer. After a refusal it returns only if the visitor opens it. */
export function LeadCard({ tenantName, control, onPressedAway }: LeadCardProps) {
	const [errors, setErrors] = useState<Record<string, string | null>>({})
	const [failure, setFailure] = useState("")
	const [busy, setBusy] = useState(false)
	const titleId = useId()
	const form = useRef<HTMLFormElement>(null)

	// Focuses the first wrong field, once the fieldset is enabled again.
	const wrong = FIELDS.find((field) => errors[field])
	useEffect(() => {
		const input = !busy && wrong && form.current?.elements.namedItem(wrong)
		if (input instanceof HTMLElement) input.focus()
	}, [busy, wrong])

	// The button that opened the card has disappeared.
	const reopened = control.state === "reopened"
	useEffect(() => {
		const email = reopened && form.current?.elements.namedItem("email")
		if (email instanceof HTMLElement) email.focus()
	}, [reopened])

	if (control.state === "sent") {
		return (
			<p className="mt-4 flex items-center gap-2 text-sm text-success">
				<Glyph name="check" />
				Thank you. {tenantName} has your details.
			</p>
		)
	}

	function leaveField({ target }: FocusEvent<HTMLFormElement>): void {
		if (!(target instanceof HTMLInputElement) || target.name !== "email" || target.value === "") return
		const email = checkLeadEmail(target.value)
		setErrors((known) => ({ ...known, email }))
	}

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const text = (name: string) => String(typed.get(name) ?? "").trim()
		const email = checkLeadEmail(text("email"))
		setErrors({ email })
		setFailure("")
		if (email) return
		setBusy(true)
		try {
			const [name, phone, company] = [text("name"), text("phone"), text("company")]
			await control.send({ email: normalizeEmail(text("email")), name, phone, company })
			onPressedAway()
		} catch (error) {
			const found = error instanceof ApiError ? error.errors : []
			setErrors(Object.fromEntries(found.map(({ field, detail }) => [field, detail])))
			if (found.length === 0) setFailure((error instanceof ApiError && error.detail) || FAILED)
		} finally {
			setBusy(false)
		}
	}

	return (
		<form
			ref={form}
			noValidate
			aria-labelledby={titleId}
			onBlur={leaveField}
			onSubmit={(event) => void submit(event)}
			className="@container mt-4 w-full border-l-2 border-accent pl-4"
		>
			<p id={titleId} className="mb-3 font-medium">
				May {tenantName} get back to you?
			</p>
			<fieldset disabled={busy} className="grid min-w-0 gap-3 @min-[20rem]:grid-cols-2">
				<TextField label="Name" name="name" autoComplete="name" error={errors.name} optional />
				<TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} required />
				<TextField label="Phone" name="phone" type="tel" autoComplete="tel" error={errors.phone} optional />
				<TextField label="Company" name="company" autoComplete="organization" error={errors.company} optional />
			</fieldset>
			<p role="alert" className="mt-2 text-sm text-danger empty:hidden">
				{failure}
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit" variant="primary" busy={busy}>
					Send details
				</Button>
				<Button
					variant="quiet"
					onClick={() => {
						control.skip()
						onPressedAway()
					}}
				>
					No, thanks
				</Button>
			</div>
		</form>
	)
}
