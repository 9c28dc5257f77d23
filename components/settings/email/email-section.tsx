"use client"

import { Notice } from "@/components/ui/notice"
import type { MailDelivery, Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import { subjectOf } from "@/lib/tenants/subject-of"
import { Editable } from "../editable"
import type { SettingsAccess } from "../settings-access"
import type { Page } from "../use-more"
import { useSettingsForm } from "../use-settings-form"
import { Value, ValueList } from "../value-list"
import { DeliveryLog } from "./delivery-log"
import { EmailFields } from "./email-fields"
import { hasOwnMailbox, readEmailValues } from "./email-values"
import { TestEmail } from "./test-email"

const SECRETS = ["email_app_password"] as const

export interface EmailSectionProps {
	tenant: Tenant
	access: SettingsAccess
	deliveries: Page<MailDelivery>
}

/** Answers the admin's question: am I told about each new testimonial, and was the mail really sent? */
export function EmailSection({ tenant: loaded, access, deliveries }: EmailSectionProps) {
	const { tenant, form } = useSettingsForm({
		section: "email",
		tenant: loaded,
		access,
		read: readEmailValues,
		secrets: SECRETS,
	})
	return (
		<div className="flex max-w-3xl flex-col gap-10">
			<div className="flex flex-col gap-5">
				<Editable
					form={form}
					readOnly={access.readOnly}
					title="Email"
					about="How you hear of new testimonials."
					view={<EmailView tenant={tenant} />}
				>
					<EmailFields form={form} tenant={tenant} />
				</Editable>
				<TestEmail tenant={tenant} access={access} editing={form.editing} />
			</div>
			<DeliveryLog first={deliveries} access={access} />
		</div>
	)
}

function EmailView({ tenant }: { tenant: Tenant }) {
	const provider = EMAIL_PROVIDER_OPTIONS.find(({ value }) => value === tenant.email_provider)?.label
	const words = { tenant_name: tenant.tenant_name, name: "Jane Doe" }
	return (
		<>
			{tenant.email_error && (
				<Notice tone="danger" title="Your mailbox refused the last email">
					<p>{tenant.email_error}</p>
				</Notice>
			)}
			<ValueList>
				<Value label="Notify address">{tenant.notify_email}</Value>
				<Value label="Notifications">{tenant.email_enabled ? "On" : "Off"}</Value>
				<Value label="Subject">
					{tenant.email_subject_template}
					<span className="mt-0.5 block text-ink-muted">
						Such as: {subjectOf(tenant.email_subject_template, words)}
					</span>
				</Value>
				<Value label="Provider">
					{hasOwnMailbox(tenant) ? (
						(provider ?? tenant.email_provider)
					) : (
						<span className="text-ink-muted">None, the platform sends</span>
					)}
				</Value>
				<Value label="Mailbox address">{tenant.email_address ?? <span className="text-ink-muted">None</span>}</Value>
				<Value label="App password">
					{tenant.has_email_app_password ? "Stored" : <span className="text-ink-muted">None</span>}
				</Value>
				<Value label="Sender name">{tenant.email_from_name}</Value>
			</ValueList>
		</>
	)
}
