import { settingsAccess } from "@/components/forms/settings-access"
import { PageHeader } from "@/components/layout/page-header"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { LinkTabs } from "@/components/ui/link-tabs"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { BACK_TO_TESTIMONIALS } from "@/lib/submissions/dashboard-texts"
import type { SubmissionKind } from "@/lib/submissions/kinds"
import { importHref } from "./import-address"
import { IMPORT_ABOUT, IMPORT_KINDS, IMPORT_TITLE, VIDEOS, WRITTEN } from "./import-texts"
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
			<PageHeader title={IMPORT_TITLE} back={{ label: BACK_TO_TESTIMONIALS, href: list }} />
			<LinkTabs
				label={IMPORT_KINDS}
				tabs={[
					{ label: VIDEOS, href: importHref(slug), current: kind === "video" },
					{ label: WRITTEN, href: importHref(slug, "written"), current: kind === "written" },
				]}
			/>
			<div className="flex max-w-4xl flex-col gap-6 py-6">
				<UnavailableBanner tenant={tenant} />
				<p className="text-ink-muted">{IMPORT_ABOUT}</p>
				{kind === "video" ? (
					<VideosImport {...shared} maxSeconds={tenant.max_duration_seconds} />
				) : (
					<WrittenImport {...shared} />
				)}
			</div>
		</>
	)
}
