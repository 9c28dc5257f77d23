import { PRODUCT_LABELS } from "@/components/layout/products"
import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { chatbotWords } from "./chatbot-words"

const TABS = ["w-16", "w-20", "w-10", "w-22", "w-28"]
const ROWS = ["a", "b", "c", "d", "e"]

export function ChatbotSkeleton() {
	return (
		<>
			<h1 className="flex h-18 items-end pb-3 sm:h-20 sm:pb-2.5">
				<VisuallyHidden>{PRODUCT_LABELS.chatbot}</VisuallyHidden>
				<Skeleton className="h-7 w-44 sm:h-8.5" />
			</h1>
			<div className="flex h-11 items-center gap-6 overflow-hidden border-b border-line">
				{TABS.map((width, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
					<Skeleton key={index} className={`h-4 shrink-0 ${width}`} />
				))}
			</div>
			<div role="status" className="grid gap-x-10 gap-y-5 pt-6 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
				<VisuallyHidden>{chatbotWords.loading}</VisuallyHidden>
				<div className="flex flex-col gap-3">
					<Skeleton className="h-6 max-lg:h-12" />
					<Skeleton className="h-6 max-lg:h-12" />
					<Skeleton className="h-6 max-lg:h-12" />
				</div>
				<div className="flex flex-col gap-6">
					{ROWS.map((key) => (
						<div key={key} className="flex flex-col gap-2 border-b border-line pb-5">
							<Skeleton className="h-4 w-2/5" />
							<Skeleton className="h-4 w-4/5" />
						</div>
					))}
				</div>
			</div>
		</>
	)
}
