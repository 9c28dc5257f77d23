import { Skeleton } from "@/components/ui/skeleton"
import { TestimonialsSkeleton } from "./testimonials-skeleton"

/** Heading, tabs and list of a dashboard that opens on its testimonials. */
export function DashboardSkeleton() {
	return (
		<>
			<div className="pt-5 pb-2 sm:pt-8">
				<Skeleton className="h-7 w-44 sm:h-8.5" />
			</div>
			<div className="flex h-11 items-center border-b border-line">
				<Skeleton className="h-4 w-24" />
			</div>
			<TestimonialsSkeleton />
		</>
	)
}
