"use client"

import { useRouter } from "next/navigation"
import { type ReactNode, useState } from "react"
import { Editable } from "@/components/forms/editable"
import { formWords } from "@/components/forms/form-words"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Value, ValueList } from "@/components/forms/value-list"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { Retention, RetentionPreview, RetentionRule } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { RetentionFields, SETTINGS } from "./retention-fields"
import { bodyOf, type RetentionValues, type Setting, valuesOf, valueText } from "./retention-values"
import { retentionWords } from "./retention-words"
import { WouldGo } from "./would-go"

const savedOf = (retention: Retention) => {
	const values = valuesOf(retention)
	return { values, version: Object.values(values).join() }
}
// A choice among offered values is never wrong.
const check = () => []

export interface RetentionSectionProps {
	retention: Retention
	preview: RetentionPreview
	access: SettingsAccess
}

/** Answers the owner's question: what is deleted by itself, when, and how much of it? */
export function RetentionSection({ retention: loaded, preview, access }: RetentionSectionProps) {
	const router = useRouter()
	const [seen, setSeen] = useState(loaded)
	const [retention, setRetention] = useState(loaded)
	if (seen !== loaded) {
		setSeen(loaded)
		setRetention(loaded)
	}
	const query = namedTenant(access)
	const form = useEditForm<RetentionValues>({
		draftKey: `settings:${access.tenantId}:retention`,
		saved: savedOf(retention),
		check,
		async save(changes) {
			setRetention(await adminCall("PUT /api/admin/retention", { query, body: bodyOf(changes) }))
			toastSaved(formWords.settingsSaved)
			// What would go now is the page's, and the activity shows the change.
			router.refresh()
		},
		async loadNewer() {
			const newer = await adminCall("GET /api/admin/retention", { query })
			setRetention(newer)
			return savedOf(newer)
		},
	})
	const values = valuesOf(retention)
	return (
		<div className="flex max-w-3xl flex-col gap-5">
			<Editable
				form={form}
				readOnly={access.readOnly}
				title={retentionWords.retention}
				about={retentionWords.header}
				labels={retentionWords.labels}
				valueText={(field, value) => valueText(field as Setting, value)}
				view={
					<ValueList>
						{SETTINGS.map(([setting, kind]) => (
							<Value key={setting} label={retentionWords.labels[setting]}>
								{valueText(setting, values[setting])}
								<RuleState rule={retention[kind]}>
									{preview[kind] && <WouldGo setting={setting} due={preview[kind]} />}
								</RuleState>
							</Value>
						))}
					</ValueList>
				}
			>
				<RetentionFields form={form} access={access} />
			</Editable>
			{retention.installation_conversation_days !== null && (
				<p className="text-ink-muted">{retentionWords.deletedAnyway(retention.installation_conversation_days)}</p>
			)}
		</div>
	)
}

/** Since when a rule deletes, or from when on, or why it doesn't. `children`: what it would delete. */
function RuleState({ rule: { state, first_run_at }, children }: { rule: RetentionRule; children: ReactNode }) {
	if (state === "off") return null
	if (state === "unannounced") {
		return (
			<div className="mt-2">
				<Notice tone="danger" title={retentionWords.unannounced}>
					<p>{retentionWords.unannouncedWhy}</p>
				</Notice>
			</div>
		)
	}
	return (
		<>
			{first_run_at && (
				<span className="mt-0.5 block text-ink-muted">
					{state === "running" ? retentionWords.running : retentionWords.starts}{" "}
					<LocalTime iso={first_run_at} dayOnly />.
				</span>
			)}
			{state === "announced" && children && <span className="mt-0.5 block text-ink-muted">{children}</span>}
		</>
	)
}
