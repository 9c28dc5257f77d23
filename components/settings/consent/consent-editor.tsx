"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { Editable } from "@/components/forms/editable"
import { fieldErrors } from "@/components/forms/field-labels"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
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
import {
	CONSENT_ADVICE,
	CONSENT_HEADERS,
	CONSENT_KEPT,
	CONSENT_LOOK,
	CONSENT_SAVED,
	CONSENT_SENTENCE,
	CONSENT_VERSION,
	consentHint,
} from "../settings-texts"
import { ConsentHistory } from "./consent-history"

const valuesOf = ({ text }: ConsentTexts) => ({ text })
type Values = ReturnType<typeof valuesOf>

/** "text must have 20 …" with the field's name as the screen calls it. */
const inWords = (field: string, detail: string) =>
	detail.startsWith(`${field} `) ? `${CONSENT_SENTENCE} ${detail.slice(field.length + 1)}` : detail
const check = (values: Values) => fieldErrors(ConsentTextUpdate.safeParse(values).error?.issues, inWords)

export interface ConsentEditorProps {
	kind: ConsentKind
	title: string
	texts: ConsentTexts
	access: TenantAccess
}

/** The sentence for one kind of testimonial, with its versions. */
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
			toast.success(CONSENT_SAVED)
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
				about={CONSENT_HEADERS[kind]}
				view={
					<ValueList>
						<Value label={CONSENT_LOOK}>
							<Look text={texts.text} />
						</Value>
						<Value label={CONSENT_VERSION}>{texts.version}</Value>
					</ValueList>
				}
			>
				<Notice>{CONSENT_KEPT}</Notice>
				<p className="text-ink-muted">{CONSENT_ADVICE[kind]}</p>
				<TextAreaField
					name="text"
					label={CONSENT_SENTENCE}
					value={values.text}
					error={errors.text}
					placeholder={standard}
					hint={consentHint(CONSENT_TEXT_MIN, CONSENT_TEXT_CAP, values.text.trim().length)}
					rows={5}
					onChange={(event) => set("text", event.target.value)}
				/>
				<div className="flex flex-col gap-1.5">
					<p className="font-medium">{CONSENT_LOOK}</p>
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
