import { formWords } from "@/components/forms/form-words"
import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"

const LINES = ["one", "two", "three", "four", "five", "six"]

export function SettingsSkeleton() {
	return (
		<div role="status" className="grid gap-x-10 pt-4 lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:pt-8">
			<VisuallyHidden>{formWords.loadingSettings}</VisuallyHidden>
			<div className="flex flex-col gap-0.5">
				{LINES.map((line) => (
					<div key={line} className="flex h-16 flex-col justify-center gap-2 lg:h-9">
						<Skeleton className="h-4 w-28" />
						<Skeleton className="h-3 w-56 lg:hidden" />
					</div>
				))}
			</div>
			<div className="hidden flex-col gap-5 lg:flex">
				<Skeleton className="h-7 w-44" />
				{LINES.map((line) => (
					<Skeleton key={line} className="h-6" />
				))}
			</div>
		</div>
	)
}
