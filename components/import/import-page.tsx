import { settingsAccess } from "@/components/forms/settings-access"
import { PageHeader } from "@/components/layout/page-header"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { LinkTabs } from "@/components/ui/link-tabs"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import type { SubmissionKind } from "@/lib/submissions/kinds"
import { importHref } from "./import-address"
import { importWords } from "./import-words"
import { VideosImport } from "./videos/videos-import"
import { WrittenImport } from "./written/written-import"

export interface ImportPageProps {
	viewer: SignedInUser
	tenant: Tenant
	kind: SubmissionKind
}

/** Answers the owner's question: how do I get the testimonials in that I already have? */
export function ImportPage({ viewer, tenant, kind }: ImportPageProps) {
	const slug = tenant.tenant_slug
	const list = `/admin/${slug}/dashboard?tab=testimonials`
	const shared = { access: settingsAccess(viewer, tenant), tenantSlug: slug, reviewHref: `${list}&status=pending` }
	return (
		<>
			<PageHeader title={importWords.title} back={{ label: dashboardWords.backToTestimonials, href: list }} />
			<LinkTabs
				label={importWords.kinds}
				tabs={[
					{ label: importWords.videos, href: importHref(slug), current: kind === "video" },
					{ label: importWords.written, href: importHref(slug, "written"), current: kind === "written" },
				]}
			/>
			<div className="flex max-w-4xl flex-col gap-6 py-6">
				<UnavailableBanner tenant={tenant} />
				<p className="text-ink-muted">{importWords.about}</p>
				{kind === "video" ? (
					<VideosImport {...shared} maxSeconds={tenant.max_duration_seconds} />
				) : (
					<WrittenImport {...shared} />
				)}
			</div>
		</>
	)
}
