"use client"

import { Editable } from "@/components/forms/editable"
import { formWords } from "@/components/forms/form-words"
import { OtherPlace } from "@/components/forms/other-place"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { Page } from "@/components/forms/use-more"
import { Value, ValueList } from "@/components/forms/value-list"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import type { MailDelivery, Tenant } from "@/lib/client/contract"
import { EMAIL_PROVIDER_OPTIONS } from "@/lib/tenants/settings/schema"
import { subjectOf } from "@/lib/tenants/subject-of"
import { useSettingsForm } from "../form/use-settings-form"
import { emailWords } from "../settings-words"
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

/** Answers the admin's question: do I hear about each new testimonial, and was the mail really sent? */
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
					title={commonWords.email}
					about={
						<>
							{emailWords.header}{" "}
							<OtherPlace href={`/admin/${tenant.tenant_slug}/chatbot?tab=settings&section=mail`}>
								{emailWords.chatMails}
							</OtherPlace>
						</>
					}
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
	const words = { tenant_name: tenant.tenant_name, name: emailWords.exampleCustomer }
	return (
		<>
			{tenant.email_error && (
				<Notice tone="danger" title={emailWords.mailboxRefused}>
					<p>{tenant.email_error}</p>
				</Notice>
			)}
			<ValueList>
				<Value label={emailWords.notifyAddress}>{tenant.notify_email}</Value>
				<Value label={emailWords.notifications}>{tenant.email_enabled ? formWords.on : formWords.off}</Value>
				<Value label={emailWords.subject}>
					{tenant.email_subject_template}
					<span className="mt-0.5 block text-ink-muted">
						{emailWords.exampleSubject(subjectOf(tenant.email_subject_template, words))}
					</span>
				</Value>
				<Value label={emailWords.provider}>
					{hasOwnMailbox(tenant) ? (
						(provider ?? tenant.email_provider)
					) : (
						<span className="text-ink-muted">{emailWords.platformSends}</span>
					)}
				</Value>
				<Value label={emailWords.mailboxAddress}>
					{tenant.email_address ?? <span className="text-ink-muted">{emailWords.none}</span>}
				</Value>
				<Value label={emailWords.appPassword}>
					{tenant.has_email_app_password ? (
						emailWords.stored
					) : (
						<span className="text-ink-muted">{emailWords.none}</span>
					)}
				</Value>
				<Value label={emailWords.senderName}>{tenant.email_from_name}</Value>
			</ValueList>
		</>
	)
}
