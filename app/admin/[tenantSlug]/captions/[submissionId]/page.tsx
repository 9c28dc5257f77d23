import type { Metadata } from "next"
import { CaptionsEditor } from "@/components/captions/captions-editor"
import { captionsWords } from "@/components/captions/captions-words"
import { PageHeader } from "@/components/layout/page-header"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { hasRole } from "@/lib/accounts/roles"
import { failPage } from "@/lib/http/page-status"
import { loadCaptions } from "@/lib/submissions/captions/loaders"

export const metadata: Metadata = { title: captionsWords.pageTitle, robots: { index: false } }

export interface CaptionsPageProps {
	params: Promise<{ tenantSlug: string; submissionId: string }>
}

export default async function CaptionsPage({ params }: CaptionsPageProps) {
	const { tenantSlug, submissionId } = await params
	const loaded = await loadCaptions(tenantSlug, submissionId).catch((error) =>
		failPage(error, "captions not loaded", { submissionId }),
	)
	if (!loaded) return <DashboardFailure />
	const { viewer, tenant, submission, answer } = loaded
	const stopped = !(tenant.is_active && tenant.video_testimonials_enabled) && viewer.role !== "platform_admin"
	const readOnly = stopped || !hasRole(viewer, "editor")
	return (
		<>
			<PageHeader
				title={captionsWords.captionsOf(submission.name)}
				back={{
					label: captionsWords.backToTestimonials,
					href: `/admin/${tenant.tenant_slug}/dashboard?tab=testimonials`,
				}}
			/>
			<div className="pb-4 empty:hidden">
				<UnavailableBanner tenant={tenant} />
			</div>
			<CaptionsEditor submission={submission} answer={answer} readOnly={readOnly} />
		</>
	)
}
