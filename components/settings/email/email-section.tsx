"use client"

import { Editable } from "@/components/forms/editable"
import { OFF, ON } from "@/components/forms/form-texts"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { Page } from "@/components/forms/use-more"
import { Value, ValueList } from "@/components/forms/value-list"
import { Notice } from "@/components/ui/notice"
import type { MailDelivery, Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import { subjectOf } from "@/lib/tenants/subject-of"
import { useSettingsForm } from "../form/use-settings-form"
import {
	APP_PASSWORD,
	EMAIL,
	EMAIL_HEADER,
	EXAMPLE_CUSTOMER,
	exampleSubject,
	MAILBOX_ADDRESS,
	MAILBOX_REFUSED,
	NONE,
	NOTIFICATIONS,
	NOTIFY_ADDRESS,
	PLATFORM_SENDS,
	PROVIDER,
	SENDER_NAME,
	STORED,
	SUBJECT,
} from "../settings-texts"
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
					title={EMAIL}
					about={EMAIL_HEADER}
					view={<EmailView tenant={tenant} />}
				>
					<EmailFields form={form} tenant={tenant} />
				</Editable>
				<TestEmail tenant={tenant} access={access} />
			</div>
			<DeliveryLog first={deliveries} access={access} />
		</div>
	)
}

function EmailView({ tenant }: { tenant: Tenant }) {
	const provider = EMAIL_PROVIDER_OPTIONS.find(({ value }) => value === tenant.email_provider)?.label
	const words = { tenant_name: tenant.tenant_name, name: EXAMPLE_CUSTOMER }
	return (
		<>
			{tenant.email_error && (
				<Notice tone="danger" title={MAILBOX_REFUSED}>
					<p>{tenant.email_error}</p>
				</Notice>
			)}
			<ValueList>
				<Value label={NOTIFY_ADDRESS}>{tenant.notify_email}</Value>
				<Value label={NOTIFICATIONS}>{tenant.email_enabled ? ON : OFF}</Value>
				<Value label={SUBJECT}>
					{tenant.email_subject_template}
					<span className="mt-0.5 block text-ink-muted">
						{exampleSubject(subjectOf(tenant.email_subject_template, words))}
					</span>
				</Value>
				<Value label={PROVIDER}>
					{hasOwnMailbox(tenant) ? (
						(provider ?? tenant.email_provider)
					) : (
						<span className="text-ink-muted">{PLATFORM_SENDS}</span>
					)}
				</Value>
				<Value label={MAILBOX_ADDRESS}>{tenant.email_address ?? <span className="text-ink-muted">{NONE}</span>}</Value>
				<Value label={APP_PASSWORD}>
					{tenant.has_email_app_password ? STORED : <span className="text-ink-muted">{NONE}</span>}
				</Value>
				<Value label={SENDER_NAME}>{tenant.email_from_name}</Value>
			</ValueList>
		</>
	)
}
