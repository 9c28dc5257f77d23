import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { Checkbox } from "@/components/ui/checkbox"
import { commonWords } from "@/components/ui/common-words"
import { FieldError } from "@/components/ui/field-error"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import { reasonOf } from "@/lib/client/reason-of"
import { grants, KEY_SCOPES, type KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import { KEY_NAME_CAP } from "@/lib/tenants/api-keys/limits"
import { apiKeyWords } from "./integrations-words"

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
	if (!name) return apiKeyWords.nameMissing
	return name.length > KEY_NAME_CAP ? apiKeyWords.nameTooLong(KEY_NAME_CAP) : null
}

export function NewKeyForm({ create, onCancel }: NewKeyFormProps) {
	const [name, setName] = useState("")
	const [scopes, setScopes] = useState<KeyScope[]>([])
	const [days, setDays] = useState(apiKeyWords.firstExpiry)
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
		const found = { name: nameProblem(name), scopes: scopes.length === 0 ? apiKeyWords.mayNothing : null }
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
						label={commonWords.name}
						name="key-name"
						autoComplete="off"
						hint={apiKeyWords.nameHint}
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
					<legend className="text-sm font-medium">{apiKeyWords.may}</legend>
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
									label={apiKeyWords.scopeLabels[scope]}
									hint={apiKeyWords.scopeHints[scope]}
									checked={granted}
									disabled={granted && !ticked}
									onChange={(event) => tick(scope, event.target.checked)}
								/>
							)
						})}
					</div>
				</fieldset>
				<div className="sm:max-w-xs">
					<SelectField
						label={apiKeyWords.expires}
						hint={days ? apiKeyWords.expiresHint : apiKeyWords.neverExpiresHint}
						options={apiKeyWords.expiries}
						value={days}
						onChange={(event) => setDays(event.target.value)}
					/>
				</div>
			</fieldset>
			<div className="mt-5 flex flex-col gap-3">
				<DialogButtons label={apiKeyWords.create} busy={busy} failure={failure} onCancel={onCancel} />
			</div>
		</form>
	)
}
