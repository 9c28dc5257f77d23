import type { Submission } from "@/lib/client/contract"
import { watchWords } from "@/lib/submissions/dashboard-words"
import * as testimonialWords from "@/lib/submissions/words-public"

/** What the customer wrote, and the photo with it. */
export function WatchText({ submission: { name, text, photo_url } }: { submission: Submission }) {
	return (
		<section
			aria-label={watchWords.textBy(name)}
			className="flex flex-col gap-5 bg-surface p-5 max-sm:-mx-4 sm:rounded-surface sm:border sm:border-line sm:p-8"
		>
			{photo_url && (
				<img
					src={photo_url}
					alt={testimonialWords.photoOf(name)}
					className="size-24 rounded-full object-cover"
					decoding="async"
				/>
			)}
			<p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">{text}</p>
		</section>
	)
}
