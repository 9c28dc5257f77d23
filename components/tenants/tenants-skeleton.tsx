import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { tenantWords } from "./tenant-words"

const CARDS = ["a", "b", "c", "d", "e", "f"]

export function TenantsSkeleton() {
	return (
		<div role="status">
			<VisuallyHidden>{tenantWords.loading}</VisuallyHidden>
			<div className="flex items-center justify-between gap-8 border-b border-line py-4">
				<Skeleton className="h-8 w-32 max-sm:hidden" />
				<div className="flex w-full gap-2 sm:w-auto">
					<Skeleton className="h-10 min-w-0 flex-1 pointer-coarse:h-11 lg:w-72 lg:flex-none" />
					<Skeleton className="h-10 w-40 pointer-coarse:h-11" />
				</div>
			</div>
			{CARDS.map((key) => (
				<div
					key={key}
					className="flex flex-col gap-3 border-b border-line py-4 max-lg:-mx-4 max-lg:px-4 lg:h-27 lg:flex-row lg:items-center lg:gap-8"
				>
					<div className="flex flex-1 gap-3">
						<Skeleton className="size-10" />
						<div className="flex flex-col gap-2 pt-1">
							<Skeleton className="h-4 w-40" />
							<Skeleton className="h-3 w-28" />
						</div>
					</div>
					<Skeleton className="h-4 w-64 lg:h-10" />
					<Skeleton className="hidden h-16 w-52 lg:block" />
					<Skeleton className="h-8 w-46 pointer-coarse:h-11" />
				</div>
			))}
		</div>
	)
}
