import type { Metadata } from "next"
import { CaptionsEditor } from "@/components/captions/captions-editor"
import { loadCaptionsPage } from "@/components/captions/load-captions-page"
import { PageHeader } from "@/components/layout/page-header"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"

export const metadata: Metadata = { title: "Captions", robots: { index: false } }

export interface CaptionsPageProps {
	params: Promise<{ tenantSlug: string; submissionId: string }>
}

export default async function CaptionsPage({ params }: CaptionsPageProps) {
	const { tenantSlug, submissionId } = await params
	const loaded = await loadCaptionsPage(tenantSlug, submissionId)
	if (!loaded) return <DashboardFailure />
	const { viewer, tenant, submission, answer } = loaded
	const stopped = !(tenant.is_active && tenant.video_testimonials_enabled)
	return (
		<>
			<PageHeader
				title={`Captions of ${submission.name}`}
				back={{ label: "Testimonials", href: `/admin/${tenant.tenant_slug}/dashboard?tab=testimonials` }}
			/>
			<div className="pb-4 empty:hidden">
				<UnavailableBanner tenant={tenant} />
			</div>
			<CaptionsEditor submission={submission} answer={answer} readOnly={stopped && viewer.role !== "platform_admin"} />
		</>
	)
}
