import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import type { RetentionPreview } from "@/lib/client/contract"
import { choicesOf, type RetentionValues, type Setting } from "./retention-values"
import { retentionWords } from "./retention-words"
import { usePreview } from "./use-preview"
import { WouldGo } from "./would-go"

export const SETTINGS: readonly [Setting, keyof RetentionPreview][] = [
	["testimonial_months", "testimonials"],
	["conversation_days", "conversations"],
]

export interface RetentionFieldsProps {
	form: EditForm<RetentionValues>
	access: SettingsAccess
}

export function RetentionFields({ form, access }: RetentionFieldsProps) {
	const { values, base, errors, set } = form
	const { preview, again } = usePreview(values, namedTenant(access).tenant_id)
	const chosen = SETTINGS.some(([setting]) => values[setting] !== "")
	return (
		<>
			{SETTINGS.map(([setting, kind]) => (
				<div key={setting} className="flex flex-col gap-1.5">
					<div className="sm:max-w-sm">
						<SelectField
							name={setting}
							label={retentionWords.labels[setting]}
							options={choicesOf(setting, base[setting])}
							value={values[setting]}
							error={errors[setting]}
							onChange={(event) => set(setting, event.target.value)}
						/>
					</div>
					<p className="text-ink-muted">{retentionWords.hints[setting]}</p>
					<p aria-live="polite" className="min-h-5 font-medium">
						{values[setting] !== "" && preview === undefined && retentionWords.counting}
						{values[setting] !== "" && preview && <WouldGo setting={setting} due={preview[kind]} />}
					</p>
				</div>
			))}
			{chosen && preview === null && (
				<Notice
					tone="danger"
					role="alert"
					title={retentionWords.countFailed}
					action={
						<Button size="sm" onClick={again}>
							{commonWords.tryAgain}
						</Button>
					}
				/>
			)}
			<Notice tone="warning">{retentionWords.means}</Notice>
		</>
	)
}
