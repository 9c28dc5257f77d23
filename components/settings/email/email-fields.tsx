import { PasswordField } from "@/components/forms/password-field"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import { DEFAULT_SUBJECT_TEMPLATE } from "@/lib/tenants/texts"
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
			<TextField {...text("notify_email")} label="Notify address" type="email" inputMode="email" autoComplete="email" />
			<Checkbox
				name="email_enabled"
				checked={values.email_enabled}
				label="Send an email for each new testimonial"
				onChange={(event) => set("email_enabled", event.target.checked)}
			/>
			<TextField
				{...text("email_subject_template")}
				label="Subject"
				placeholder={DEFAULT_SUBJECT_TEMPLATE}
				autoComplete="off"
				hint={<SubjectPreview template={values.email_subject_template} tenantName={tenant.tenant_name} />}
			/>
			<div className="mt-3">
				<h3 className="text-base font-medium">Your mailbox</h3>
				<p className="mt-0.5 text-ink-muted">
					With it, notifications come from your own address. Without it, the platform sends them.
				</p>
			</div>
			<SelectField {...text("email_provider")} label="Provider" options={EMAIL_PROVIDER_OPTIONS} />
			<TextField
				{...text("email_address")}
				label="Mailbox address"
				type="email"
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				optional
				hint={removesPassword ? "Without an address the stored app password is removed as well." : undefined}
			/>
			<PasswordField
				{...text("email_app_password")}
				label="App password"
				autoComplete="new-password"
				optional
				hint={
					tenant.has_email_app_password
						? "One is stored, and never shown again. Leave this empty to keep it."
						: "Not the password that you sign in with: one made for programs, in your provider's security settings."
				}
			/>
			<TextField
				{...text("email_from_name")}
				label="Sender name"
				placeholder={tenant.tenant_name}
				autoComplete="off"
				hint="Empty: the name of your business."
			/>
		</>
	)
}
