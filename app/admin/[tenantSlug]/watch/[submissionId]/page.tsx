import type { Metadata } from "next"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import {
	listOfWatched,
	type PageSearchParams,
	readWatchedList,
	watchHref,
} from "@/components/testimonials-dashboard/list-search"
import { UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { WatchScreen } from "@/components/testimonials-dashboard/watch-screen"
import { hasRole } from "@/lib/accounts/roles"
import { failPage } from "@/lib/http/page-status"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { loadWatched, loadWatchedName } from "@/lib/submissions/watch/loaders"

export interface WatchPageProps {
	params: Promise<{ tenantSlug: string; submissionId: string }>
	searchParams: Promise<PageSearchParams>
}

/** The title names the customer, so that several open tabs can be told apart. */
export async function generateMetadata({ params }: WatchPageProps): Promise<Metadata> {
	const { tenantSlug, submissionId } = await params
	// The page itself redirects, or says in the server's HTML that there is no such testimonial or that loading failed.
	const title = await loadWatchedName(tenantSlug, submissionId).catch(() => dashboardWords.watch)
	return { title, robots: { index: false } }
}

export default async function WatchPage({ params, searchParams }: WatchPageProps) {
	const [{ tenantSlug, submissionId }, query] = await Promise.all([params, searchParams])
	const list = readWatchedList(query)
	const loaded = await loadWatched(tenantSlug, submissionId, list).catch((error) =>
		failPage(error, "testimonial to watch not loaded", { submissionId }),
	)
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
