import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { dashboardWords } from "@/lib/submissions/dashboard-words"

const NUMBERS = ["all", "pending", "approved", "rejected", "stored"]
const ROWS = ["a", "b", "c", "d", "e", "f"]

export function TestimonialsSkeleton() {
	return (
		<div role="status">
			<VisuallyHidden>{dashboardWords.loadingTestimonials}</VisuallyHidden>
			<div className="flex flex-wrap items-end justify-between gap-x-8 border-b border-line pt-5">
				<div className="flex w-full justify-between gap-2 pb-3 sm:w-auto sm:justify-start sm:gap-8">
					{NUMBERS.map((key) => (
						<div key={key} className="flex flex-col gap-2 py-1">
							<Skeleton className="h-5 w-8 sm:h-6" />
							<Skeleton className="h-3 w-14" />
						</div>
					))}
				</div>
				<div className="flex w-full gap-2 pb-4 max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:pt-3 lg:w-auto lg:pb-2.5">
					<Skeleton className="h-10 min-w-0 flex-1 lg:w-72 lg:flex-none" />
					<Skeleton className="h-10 w-32" />
				</div>
			</div>
			<div className="hidden h-8.5 border-b border-line lg:block" />
			{ROWS.map((key) => (
				<div key={key} className="border-b border-line py-4 max-lg:-mx-4 max-lg:px-4 lg:py-3 lg:ps-8">
					<div className="flex gap-4 lg:items-center lg:gap-5">
						<Skeleton className="aspect-video w-30 shrink-0 self-start lg:w-28" />
						<div className="flex flex-1 flex-col gap-2 max-lg:h-25">
							<Skeleton className="h-4 w-32" />
							<Skeleton className="h-4 w-44 max-w-full" />
							<Skeleton className="h-4 w-36 lg:hidden" />
							<Skeleton className="h-4 w-20 lg:hidden" />
						</div>
						<Skeleton className="hidden h-4 w-36 lg:block" />
						<Skeleton className="hidden h-4 w-28 lg:block" />
						<Skeleton className="hidden h-8 w-60 lg:block" />
					</div>
					<div className="mt-3 flex gap-2 lg:hidden">
						<Skeleton className="h-8 w-24 pointer-coarse:h-11" />
						<Skeleton className="h-8 w-28 pointer-coarse:h-11" />
					</div>
				</div>
			))}
		</div>
	)
}
