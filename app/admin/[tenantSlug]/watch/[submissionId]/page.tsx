import type { Metadata } from "next"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import {
	listOfWatched,
	type PageSearchParams,
	readWatchedList,
	watchHref,
} from "@/components/testimonials-dashboard/list-search"
import { loadWatchPage, watchTitle } from "@/components/testimonials-dashboard/load-watch-page"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { WatchScreen } from "@/components/testimonials-dashboard/watch-screen"
import { hasRole } from "@/lib/accounts/roles"

export interface WatchPageProps {
	params: Promise<{ tenantSlug: string; submissionId: string }>
	searchParams: Promise<PageSearchParams>
}

export async function generateMetadata({ params }: WatchPageProps): Promise<Metadata> {
	const { tenantSlug, submissionId } = await params
	return { title: await watchTitle(tenantSlug, submissionId), robots: { index: false } }
}

export default async function WatchPage({ params, searchParams }: WatchPageProps) {
	const [{ tenantSlug, submissionId }, query] = await Promise.all([params, searchParams])
	const list = readWatchedList(query)
	const loaded = await loadWatchPage(tenantSlug, submissionId, list)
	if (!loaded) return <DashboardFailure />
	const { viewer, tenant, submission, frame, captions, tags, withdrawalLink, previous, next } = loaded
	const isPlatformAdmin = viewer.role === "platform_admin"
	const shownList = { ...list, ofAll: list.ofAll && isPlatformAdmin }
	const stopped = !(tenant.is_active && tenant.video_testimonials_enabled)
	return (
		<>
			<div className="pt-4 empty:hidden">
				<UnavailableBanner tenant={tenant} />
			</div>
			<WatchScreen
				key={submission.id}
				submission={submission}
				frame={frame}
				captions={captions}
				tags={tags}
				withdrawalLink={withdrawalLink}
				list={shownList}
				listHref={listOfWatched(tenant.tenant_slug, shownList)}
				previousHref={previous && watchHref(previous, shownList)}
				nextHref={next && watchHref(next, shownList)}
				readOnly={(stopped && !isPlatformAdmin) || !hasRole(viewer, "editor")}
			/>
		</>
	)
}
