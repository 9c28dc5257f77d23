import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { TestimonialsSkeleton } from "./testimonials-skeleton"

/** Heading, tabs and list of a dashboard that opens on its testimonials. */
export function DashboardSkeleton() {
	return (
		<>
			<h1 className="flex h-18 items-end pb-3 sm:h-20 sm:pb-2.5">
				<VisuallyHidden>Dashboard</VisuallyHidden>
				<Skeleton className="h-7 w-44 sm:h-8.5" />
			</h1>
			<div className="flex h-11 items-center border-b border-line">
				<Skeleton className="h-4 w-24" />
			</div>
			<TestimonialsSkeleton />
		</>
	)
}
