import { PasswordField } from "@/components/forms/password-field"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import * as tenantSentences from "@/lib/tenants/words"
import { emailWords } from "../settings-words"
import type { EmailValues } from "./email-values"
import { SubjectPreview } from "./subject-preview"

export interface EmailFieldsProps {
	form: EditForm<EmailValues>
	tenant: Tenant
}

export function EmailFields({ form, tenant }: EmailFieldsProps) {
	const { values, errors, set } = form
	const text = (name: keyof EmailValues) => ({
		name,
		value: String(values[name]),
		error: errors[name],
		onChange: (event: { target: { value: string } }) => set(name, event.target.value),
	})
	const removesPassword = tenant.has_email_app_password && !values.email_address.trim()
	return (
		<>
			<TextField
				{...text("notify_email")}
				label={emailWords.notifyAddress}
				type="email"
				inputMode="email"
				autoComplete="email"
				hint={emailWords.notifyAddressHint}
			/>
			<Checkbox
				name="email_enabled"
				checked={values.email_enabled}
				label={emailWords.notify}
				onChange={(event) => set("email_enabled", event.target.checked)}
			/>
			<TextField
				{...text("email_subject_template")}
				label={emailWords.subject}
				placeholder={tenantSentences.defaultSubjectTemplate}
				autoComplete="off"
				hint={<SubjectPreview template={values.email_subject_template} tenantName={tenant.tenant_name} />}
			/>
			<div className="mt-3">
				<h3 className="text-base font-medium">{emailWords.yourMailbox}</h3>
				<p className="mt-0.5 text-ink-muted">{emailWords.yourMailboxAbout}</p>
			</div>
			<SelectField {...text("email_provider")} label={emailWords.provider} options={EMAIL_PROVIDER_OPTIONS} />
			<TextField
				{...text("email_address")}
				label={emailWords.mailboxAddress}
				type="email"
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				optional
				hint={removesPassword ? emailWords.passwordRemoved : undefined}
			/>
			<PasswordField
				{...text("email_app_password")}
				label={emailWords.appPassword}
				autoComplete="new-password"
				optional
				hint={tenant.has_email_app_password ? emailWords.appPasswordKept : emailWords.appPasswordHint}
			/>
			<TextField
				{...text("email_from_name")}
				label={emailWords.senderName}
				placeholder={tenant.tenant_name}
				autoComplete="off"
				hint={emailWords.senderNameHint}
			/>
		</>
	)
}
