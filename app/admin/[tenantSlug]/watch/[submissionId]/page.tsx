import type { Metadata } from "next"
import { CaptionedVideo } from "@/components/captions/captioned-video"
import { loadCaptionsPage } from "@/components/captions/load-captions-page"
import { PageHeader } from "@/components/layout/page-header"
import { DashboardFailure } from "@/components/submissions/dashboard-failure"

export const metadata: Metadata = { title: "Watch", robots: { index: false } }

export interface WatchPageProps {
	params: Promise<{ tenantSlug: string; submissionId: string }>
}

/** The page that Watch opens from the list. */
export default async function WatchPage({ params }: WatchPageProps) {
	const { tenantSlug, submissionId } = await params
	const loaded = await loadCaptionsPage(tenantSlug, submissionId)
	if (!loaded) return <DashboardFailure />
	const { tenant, submission, answer } = loaded
	return (
		<>
			<PageHeader
				title={submission.name}
				back={{ label: "Testimonials", href: `/admin/${tenant.tenant_slug}/dashboard?tab=testimonials` }}
			/>
			<CaptionedVideo submission={submission} captions={answer.captions} />
		</>
	)
}
