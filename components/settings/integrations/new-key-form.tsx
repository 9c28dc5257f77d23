import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldError } from "@/components/ui/field-error"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import { reasonOf } from "@/lib/client/reason-of"
import { grants, KEY_SCOPES, type KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import { KEY_NAME_CAP } from "@/lib/tenants/api-keys/limits"
import {
	CREATE_KEY,
	EXPIRES_HINT,
	EXPIRIES,
	FIRST_EXPIRY,
	KEY_EXPIRES,
	KEY_MAY,
	KEY_MAY_NOTHING,
	KEY_NAME,
	KEY_NAME_HINT,
	KEY_NAME_MISSING,
	NEVER_EXPIRES_HINT,
	nameTooLong,
	SCOPE_HINTS,
	SCOPE_LABELS,
} from "./integrations-texts"

export interface NewKey {
	name: string
	scopes: KeyScope[]
	expires_in_days: number | null
}

export interface NewKeyFormProps {
	/** Rejects with the refusal. */
	create(key: NewKey): Promise<void>
	onCancel(): void
}

function nameProblem(typed: string): string | null {
	const name = typed.trim()
	if (!name) return KEY_NAME_MISSING
	return name.length > KEY_NAME_CAP ? nameTooLong(KEY_NAME_CAP) : null
}

export function NewKeyForm({ create, onCancel }: NewKeyFormProps) {
	const [name, setName] = useState("")
	const [scopes, setScopes] = useState<KeyScope[]>([])
	const [days, setDays] = useState(FIRST_EXPIRY)
	const [problems, setProblems] = useState<{ name: string | null; scopes: string | null }>({ name: null, scopes: null })
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const nameInput = useRef<HTMLInputElement>(null)
	const choice = useRef<HTMLFieldSetElement>(null)
	// The button that opened the form is gone.
	useEffect(() => nameInput.current?.focus(), [])

	function tick(scope: KeyScope, on: boolean): void {
		const others = scopes.filter((chosen) => chosen !== scope)
		setScopes(on ? [...others, scope] : others)
		if (on) setProblems({ ...problems, scopes: null })
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		const found = { name: nameProblem(name), scopes: scopes.length === 0 ? KEY_MAY_NOTHING : null }
		setProblems(found)
		if (found.name) return nameInput.current?.focus()
		if (found.scopes) return choice.current?.querySelector("input")?.focus()
		setBusy(true)
		setFailure(null)
		try {
			await create({ name: name.trim(), scopes, expires_in_days: days ? Number(days) : null })
		} catch (error) {
			setFailure(reasonOf(error))
			setBusy(false)
		}
	}

	return (
		<form noValidate onSubmit={(event) => void submit(event)} className="border-t border-line pt-5">
			<fieldset disabled={busy} className="flex flex-col gap-5">
				<div className="sm:max-w-sm">
					<TextField
						ref={nameInput}
						label={KEY_NAME}
						name="key-name"
						autoComplete="off"
						hint={KEY_NAME_HINT}
						value={name}
						error={problems.name}
						onChange={(event) => {
							setName(event.target.value)
							if (problems.name) setProblems({ ...problems, name: nameProblem(event.target.value) })
						}}
						onBlur={() => name && setProblems({ ...problems, name: nameProblem(name) })}
					/>
				</div>
				<fieldset ref={choice} aria-describedby="key-may-note">
					<legend className="text-sm font-medium">{KEY_MAY}</legend>
					<div id="key-may-note" aria-live="polite" className="text-sm">
						{problems.scopes && <FieldError>{problems.scopes}</FieldError>}
					</div>
					<div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
						{KEY_SCOPES.map((scope) => {
							const ticked = scopes.includes(scope)
							const granted = grants(scopes, scope)
							return (
								<Checkbox
									key={scope}
									label={SCOPE_LABELS[scope]}
									hint={SCOPE_HINTS[scope]}
									checked={granted}
									// Changing includes seeing.
									disabled={granted && !ticked}
									onChange={(event) => tick(scope, event.target.checked)}
								/>
							)
						})}
					</div>
				</fieldset>
				<div className="sm:max-w-xs">
					<SelectField
						label={KEY_EXPIRES}
						hint={days ? EXPIRES_HINT : NEVER_EXPIRES_HINT}
						options={EXPIRIES}
						value={days}
						onChange={(event) => setDays(event.target.value)}
					/>
				</div>
			</fieldset>
			<div className="mt-5 flex flex-col gap-3">
				<DialogButtons label={CREATE_KEY} busy={busy} failure={failure} onCancel={onCancel} />
			</div>
		</form>
	)
}
