import { Skeleton } from "@/components/ui/skeleton"

/** As large as a phone's preview, so that nothing moves when the preview arrives. */
export function PreviewSkeleton() {
	return (
		<div className="flex flex-col gap-3">
			<Skeleton className="h-8" />
			<div className="flex justify-center">
				<Skeleton className="h-168 w-84" />
			</div>
		</div>
	)
}
