import { SectionHeader } from "@/components/forms/section-header"
import { settingsAccess } from "@/components/forms/settings-access"
import { QrCode } from "@/components/qr-code/lazy-qr-code"
import { CopyField } from "@/components/testimonials-dashboard/copy-field"
import type { Invitations } from "@/lib/client/contract"
import type { loadCollect } from "@/lib/submissions/funnel/loaders"
import { collectWords } from "./collect-words"
import { FunnelCard } from "./funnel-card"
import { InvitationsSection } from "./invitations/invitations-section"
import type { Period } from "./period"

export interface CollectTabProps extends Awaited<ReturnType<typeof loadCollect>> {
	invitations: Invitations
	weeks: Period
	base: string
}

/** Answers the owner's question: how do I get customers to record, and what stops them? */
export function CollectTab({ viewer, tenant, funnel, invitations, weeks, base }: CollectTabProps) {
	const access = settingsAccess(viewer, tenant)
	return (
		<div className="flex max-w-3xl flex-col gap-10 pt-6">
			<section className="flex flex-col gap-4">
				<SectionHeader
					title={collectWords.pageTitle}
					about={tenant.accept_written ? collectWords.pageAboutBoth : collectWords.pageAbout}
				/>
				<CopyField label={collectWords.pageLink} value={tenant.page_url} />
				<QrCode address={tenant.page_url} fileName={`${tenant.tenant_slug}-qr-code`} about={collectWords.pageQrAbout} />
			</section>
			<InvitationsSection
				tenant={tenant}
				invitations={invitations}
				access={access}
				emailSettingsHref={base.replace("tab=collect", "tab=settings&section=email")}
			/>
			<FunnelCard funnel={funnel} weeks={weeks} access={access} base={base} />
		</div>
	)
}
