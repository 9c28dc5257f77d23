"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { PasswordField } from "@/components/forms/password-field"
import { commonWords } from "@/components/ui/common-words"
import { TextField } from "@/components/ui/text-field"
import * as signInWords from "@/lib/accounts/words"
import { ApiError } from "@/lib/client/api"
import type { AnswerOf } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import * as tenantSentences from "@/lib/tenants/words"
import {
	type NewTenant,
	type NewTenantField,
	type NewTenantProblem,
	newTenantProblem,
	problemAfter,
	slugOf,
} from "./new-tenant"
import { SlugField } from "./slug-field"
import { newTenantWords } from "./tenant-words"

export type CreatedTenant = AnswerOf<"POST /api/admin/create-tenant"> & { tenant_name: string }

export interface CreateTenantFormProps {
	/** Held by the parent, so that what was typed survives closing the dialog. */
	draft: NewTenant
	onDraft: (draft: NewTenant) => void
	onCancel: () => void
	onCreated: (created: CreatedTenant) => void
}

const FIELD_OF_CONFLICT: Record<string, NewTenantField> = {
	[tenantSentences.slugTaken]: "tenant_slug",
	[tenantSentences.adminEmailTaken]: "admin_email",
}

function refusal(error: unknown): NewTenantProblem {
	const { detail, errors } = error instanceof ApiError ? error : { detail: "", errors: [] }
	const field = FIELD_OF_CONFLICT[detail] ?? (errors[0]?.field as NewTenantField | undefined)
	return { detail: newTenantWords.createFailed(error), fields: field ? [field] : [] }
}

export function CreateTenantForm({ draft, onDraft, onCancel, onCreated }: CreateTenantFormProps) {
	const [problem, setProblem] = useState<NewTenantProblem | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
	useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=tenant_name]")?.focus(), [])

	function fail(next: NewTenantProblem) {
		setProblem(next)
		if (next.fields[0]) focus(next.fields[0])
	}

	async function create(event: FormEvent) {
		event.preventDefault()
		const wrong = newTenantProblem(draft)
		if (wrong) return fail(wrong)
		setBusy(true)
		setProblem(null)
		try {
			const answer = await adminCall("POST /api/admin/create-tenant", {
				body: { ...draft, tenant_slug: slugOf(draft) },
			})
			onCreated({ ...answer, tenant_name: draft.tenant_name.trim() })
		} catch (error) {
			setBusy(false)
			fail(refusal(error))
		}
	}

	function change(next: NewTenant) {
		onDraft(next)
		setProblem((known) => known && problemAfter(known, draft, next))
	}

	const field = (name: NewTenantField) => ({
		name,
		required: true,
		"aria-invalid": problem?.fields.includes(name) ? (true as const) : undefined,
		onChange: (event: { target: { value: string } }) => change({ ...draft, [name]: event.target.value }),
	})
	const address = { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const

	return (
		<form ref={form} method="post" noValidate onSubmit={create} className="flex flex-col gap-4">
			<TextField {...field("tenant_name")} label={commonWords.name} autoComplete="off" value={draft.tenant_name} />
			<SlugField
				{...field("tenant_slug")}
				autoComplete="off"
				value={slugOf(draft)}
				// A slug left empty follows the name again.
				onBlur={() => draft.tenant_slug === "" && change({ ...draft, tenant_slug: null })}
			/>
			<TextField
				{...field("notify_email")}
				{...address}
				label={newTenantWords.notifyEmail}
				hint={newTenantWords.notifyEmailHint}
				autoComplete="off"
				value={draft.notify_email}
			/>
			<TextField
				{...field("admin_email")}
				{...address}
				label={newTenantWords.adminEmail}
				hint={newTenantWords.adminEmailHint}
				autoComplete="off"
				value={draft.admin_email}
			/>
			<PasswordField
				{...field("admin_password")}
				label={newTenantWords.adminPassword}
				hint={signInWords.passwordRule}
				autoComplete="new-password"
				value={draft.admin_password}
			/>
			<DialogButtons label={newTenantWords.create} busy={busy} failure={problem?.detail ?? null} onCancel={onCancel} />
		</form>
	)
}
