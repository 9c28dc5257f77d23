import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { widgetWords } from "./widget-words"

export function WidgetsSkeleton() {
	return (
		<div role="status" className="flex flex-col gap-6 pt-5 sm:pt-6">
			<VisuallyHidden>{widgetWords.loading}</VisuallyHidden>
			<Skeleton className="h-5 w-72 max-w-full" />
			<div className="flex justify-between">
				<Skeleton className="h-7 w-28" />
				<Skeleton className="h-10 w-32" />
			</div>
			{["a", "b", "c"].map((key) => (
				<div key={key} className="flex items-center gap-4">
					<Skeleton className="h-11 w-16" />
					<div className="flex flex-col gap-2">
						<Skeleton className="h-4 w-32" />
						<Skeleton className="h-4 w-48" />
					</div>
				</div>
			))}
		</div>
	)
}
