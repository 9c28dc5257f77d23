"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { SectionHeader } from "@/components/forms/section-header"
import type { TenantAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { Notice } from "@/components/ui/notice"
import type { Invitations, Tenant } from "@/lib/client/contract"
import { InvitationList } from "./invitation-list"
import { invitationWords } from "./invitations-words"
import { InviteForm } from "./invite-form"

export interface InvitationsSectionProps {
	tenant: Tenant
	invitations: Invitations
	access: TenantAccess
	emailSettingsHref: string
}

/** Answers the owner's question: how do I ask my customers, and who answered? */
export function InvitationsSection({ tenant, invitations, access, emailSettingsHref }: InvitationsSectionProps) {
	const router = useRouter()
	const hasMailbox = Boolean(tenant.email_address) && tenant.has_email_app_password
	// Where the visitor's language chooses nothing, every page is in the business's own.
	const languages = tenant.visitor_language ? tenant.languages : []
	const toSettings = (
		<Link href={emailSettingsHref} className={buttonClass({ variant: "secondary" })}>
			{invitationWords.emailSettings}
		</Link>
	)
	return (
		<section className="flex flex-col gap-5" aria-label={invitationWords.title}>
			<SectionHeader title={invitationWords.title} about={invitationWords.about} />
			{!hasMailbox && <Notice action={toSettings}>{invitationWords.noMailbox}</Notice>}
			{hasMailbox && tenant.email_error && (
				<Notice tone="warning" action={toSettings}>
					{invitationWords.mailboxRefuses}
				</Notice>
			)}
			{access.videosReadOnly && <Notice>{access.videosReadOnly}</Notice>}
			{hasMailbox && (
				<InviteForm
					access={access}
					languages={languages}
					maxDurationSeconds={tenant.max_duration_seconds}
					onInvited={() => router.refresh()}
				/>
			)}
			{(hasMailbox || invitations.invitations.length > 0) && (
				<InvitationList invitations={invitations} access={access} />
			)}
		</section>
	)
}
