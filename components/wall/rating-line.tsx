import { Star } from "lucide-react"
import type { Rating } from "@/lib/submissions/figures/queries"
import * as wallWords from "./wall-words"

export function RatingLine({ rating }: { rating: Rating }) {
	return (
		<p className="flex items-center gap-2 text-base">
			<Star aria-hidden size={18} fill="currentColor" className="shrink-0" />
			{wallWords.rating(rating)}
		</p>
	)
}
