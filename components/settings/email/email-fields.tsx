import { PasswordField } from "@/components/forms/password-field"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import { DEFAULT_SUBJECT_TEMPLATE } from "@/lib/tenants/texts"
import {
	APP_PASSWORD,
	APP_PASSWORD_HINT,
	APP_PASSWORD_KEPT,
	MAILBOX_ADDRESS,
	NOTIFY,
	NOTIFY_ADDRESS,
	NOTIFY_ADDRESS_HINT,
	PASSWORD_REMOVED,
	PROVIDER,
	SENDER_NAME,
	SENDER_NAME_HINT,
	SUBJECT,
	YOUR_MAILBOX,
	YOUR_MAILBOX_ABOUT,
} from "../settings-texts"
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
				label={NOTIFY_ADDRESS}
				type="email"
				inputMode="email"
				autoComplete="email"
				hint={NOTIFY_ADDRESS_HINT}
			/>
			<Checkbox
				name="email_enabled"
				checked={values.email_enabled}
				label={NOTIFY}
				onChange={(event) => set("email_enabled", event.target.checked)}
			/>
			<TextField
				{...text("email_subject_template")}
				label={SUBJECT}
				placeholder={DEFAULT_SUBJECT_TEMPLATE}
				autoComplete="off"
				hint={<SubjectPreview template={values.email_subject_template} tenantName={tenant.tenant_name} />}
			/>
			<div className="mt-3">
				<h3 className="text-base font-medium">{YOUR_MAILBOX}</h3>
				<p className="mt-0.5 text-ink-muted">{YOUR_MAILBOX_ABOUT}</p>
			</div>
			<SelectField {...text("email_provider")} label={PROVIDER} options={EMAIL_PROVIDER_OPTIONS} />
			<TextField
				{...text("email_address")}
				label={MAILBOX_ADDRESS}
				type="email"
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				optional
				hint={removesPassword ? PASSWORD_REMOVED : undefined}
			/>
			<PasswordField
				{...text("email_app_password")}
				label={APP_PASSWORD}
				autoComplete="new-password"
				optional
				hint={tenant.has_email_app_password ? APP_PASSWORD_KEPT : APP_PASSWORD_HINT}
			/>
			<TextField
				{...text("email_from_name")}
				label={SENDER_NAME}
				placeholder={tenant.tenant_name}
				autoComplete="off"
				hint={SENDER_NAME_HINT}
			/>
		</>
	)
}
