"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { SectionHeader } from "@/components/forms/section-header"
import type { TenantAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { Notice } from "@/components/ui/notice"
import type { Invitations, Tenant } from "@/lib/client/contract"
import { InvitationList } from "./invitation-list"
import { EMAIL_SETTINGS, INVITE_ABOUT, INVITE_TITLE, MAILBOX_REFUSES, NO_MAILBOX } from "./invitations-texts"
import { InviteForm } from "./invite-form"

export interface InvitationsSectionProps {
	tenant: Tenant
	invitations: Invitations
	access: TenantAccess
	/** Where the mailbox is set up. */
	emailSettingsHref: string
}

/** Answers the owner's question: how do I ask my customers, and who answered? */
export function InvitationsSection({ tenant, invitations, access, emailSettingsHref }: InvitationsSectionProps) {
	const router = useRouter()
	const hasMailbox = Boolean(tenant.email_address) && tenant.has_email_app_password
	const toSettings = (
		<Link href={emailSettingsHref} className={buttonClass({ variant: "secondary" })}>
			{EMAIL_SETTINGS}
		</Link>
	)
	return (
		<section className="flex flex-col gap-5" aria-label={INVITE_TITLE}>
			<SectionHeader title={INVITE_TITLE} about={INVITE_ABOUT} />
			{!hasMailbox && <Notice action={toSettings}>{NO_MAILBOX}</Notice>}
			{hasMailbox && tenant.email_error && (
				<Notice tone="warning" action={toSettings}>
					{MAILBOX_REFUSES}
				</Notice>
			)}
			{access.videosReadOnly && <Notice>{access.videosReadOnly}</Notice>}
			{hasMailbox && <InviteForm access={access} onInvited={() => router.refresh()} />}
			{(hasMailbox || invitations.invitations.length > 0) && (
				<InvitationList invitations={invitations} access={access} />
			)}
		</section>
	)
}
