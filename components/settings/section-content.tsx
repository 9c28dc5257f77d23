import { AuditList } from "@/components/audit/audit-list"
import { SectionHeader } from "@/components/forms/section-header"
import { settingsAccess } from "@/components/forms/settings-access"
import { sectionHref } from "@/components/layout/section-layout"
import {
	ConsentSection,
	EmailSection,
	IntegrationsSection,
	PageSection,
	PrivacySection,
	RetentionSection,
	TeamSection,
	ThankYouSection,
} from "./lazy-sections"
import type { LoadedSettings } from "./load-settings"
import { settingsWords } from "./settings-words"

export interface SectionContentProps extends LoadedSettings {
	/** The tab's own address. */
	base: string
	/** Cursor of the activity's page. Undefined on the first. */
	cursor: string | undefined
}

export function SectionContent({ viewer, tenant, data, base, cursor }: SectionContentProps) {
	const access = settingsAccess(viewer, tenant)
	switch (data.section) {
		case "page":
			return <PageSection tenant={tenant} access={access} />
		case "thank-you":
			return <ThankYouSection tenant={tenant} access={access} />
		case "consent":
			return <ConsentSection texts={data.list} takesWritten={tenant.accept_written} access={access} />
		case "email":
			return <EmailSection tenant={tenant} access={access} deliveries={data.list} />
		case "team":
			return <TeamSection team={data.list} access={access} />
		case "integrations":
			return <IntegrationsSection {...data.list} access={access} />
		case "privacy":
			return <PrivacySection receipts={data.list} access={access} businessName={tenant.tenant_name} />
		case "retention":
			return <RetentionSection {...data.list} access={access} />
		case "activity": {
			const here = sectionHref(base, "activity")
			return (
				<section className="flex max-w-3xl flex-col gap-5">
					<SectionHeader title={settingsWords.activity} about={settingsWords.activityHeader} />
					<AuditList
						entries={data.list.items}
						newestHref={cursor ? here : null}
						olderHref={data.list.next && `${here}&cursor=${encodeURIComponent(data.list.next)}`}
					/>
				</section>
			)
		}
	}
}
