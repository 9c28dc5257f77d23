import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { collectWords } from "./collect-words"

export function CollectSkeleton() {
	return (
		<div role="status" className="flex max-w-3xl flex-col gap-10 pt-6">
			<VisuallyHidden>{collectWords.loading}</VisuallyHidden>
			<div className="flex flex-col gap-4">
				<Skeleton className="h-6 w-28" />
				<Skeleton className="h-4 w-full max-w-lg" />
				<Skeleton className="mt-8 h-10.5 w-full" />
				<Skeleton className="size-36" />
			</div>
			{["a", "b"].map((key) => (
				<div key={key} className="flex flex-col gap-4">
					<Skeleton className="h-6 w-44" />
					<Skeleton className="h-4 w-full max-w-lg" />
					<Skeleton className="h-24 w-full" />
				</div>
			))}
		</div>
	)
}
