"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { Editable } from "@/components/forms/editable"
import { fieldErrors } from "@/components/forms/field-labels"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import type { ConsentTexts } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { CONSENT_TEXT_CAP, CONSENT_TEXT_MIN } from "@/lib/submissions/consent/wording/limits"
import { ConsentTextUpdate } from "@/lib/submissions/consent/wording/schema"
import { CONSENT_WORDINGS, type ConsentKind } from "@/lib/submissions/consent-text"
import { consentSettingsWords } from "../settings-words"
import { ConsentHistory } from "./consent-history"

const valuesOf = ({ text }: ConsentTexts) => ({ text })
type Values = ReturnType<typeof valuesOf>

/** "text must have 20 …" with the field's name as the screen calls it. */
const inWords = (field: string, detail: string) =>
	detail.startsWith(`${field} `) ? `${consentSettingsWords.sentence} ${detail.slice(field.length + 1)}` : detail
const check = (values: Values) => fieldErrors(ConsentTextUpdate.safeParse(values).error?.issues, inWords)

export interface ConsentEditorProps {
	kind: ConsentKind
	title: string
	texts: ConsentTexts
	access: TenantAccess
}

export function ConsentEditor({ kind, title, texts: loaded, access }: ConsentEditorProps) {
	const router = useRouter()
	const [seen, setSeen] = useState(loaded)
	const [texts, setTexts] = useState(loaded)
	if (seen !== loaded) {
		setSeen(loaded)
		setTexts(loaded)
	}
	const standard = CONSENT_WORDINGS[kind].text
	const form = useEditForm<Values>({
		draftKey: `settings:${access.tenantId}:consent:${kind}`,
		saved: { values: valuesOf(texts), version: texts.version },
		check,
		async save({ text = "" }, version) {
			const body = { kind, text, version }
			setTexts(await adminCall("PUT /api/admin/consent-text", { query: namedTenant(access), body }))
			toastSaved(consentSettingsWords.saved)
			// The activity shows it too.
			router.refresh()
		},
		async loadNewer() {
			const newer = await adminCall("GET /api/admin/consent-text", { query: { ...namedTenant(access), kind } })
			setTexts(newer)
			return { values: valuesOf(newer), version: newer.version }
		},
	})
	const { values, errors, set } = form
	return (
		<div className="flex flex-col gap-8">
			<Editable
				form={form}
				readOnly={access.videosReadOnly}
				title={title}
				about={consentSettingsWords.headers[kind]}
				view={
					<ValueList>
						<Value label={consentSettingsWords.look}>
							<Look text={texts.text} />
						</Value>
						<Value label={consentSettingsWords.version}>{texts.version}</Value>
					</ValueList>
				}
			>
				<Notice>{consentSettingsWords.kept}</Notice>
				<p className="text-ink-muted">{consentSettingsWords.advice[kind]}</p>
				<TextAreaField
					name="text"
					label={consentSettingsWords.sentence}
					value={values.text}
					error={errors.text}
					placeholder={standard}
					hint={consentSettingsWords.hint(CONSENT_TEXT_MIN, CONSENT_TEXT_CAP, values.text.trim().length)}
					rows={5}
					onChange={(event) => set("text", event.target.value)}
				/>
				<div className="flex flex-col gap-1.5">
					<p className="font-medium">{consentSettingsWords.look}</p>
					<Look text={values.text.trim() || standard} />
				</div>
			</Editable>
			<ConsentHistory texts={texts} />
		</div>
	)
}

/** The sentence as the page shows it. The box cannot be ticked here. */
function Look({ text }: { text: string }) {
	return (
		<div className="rounded-control border border-line bg-surface px-4 py-2 wrap-anywhere whitespace-normal">
			<Checkbox label={text} disabled />
		</div>
	)
}
