import * as testimonialWords from "@/lib/submissions/words-public"

export function Stars({ count }: { count: number }) {
	return (
		<span role="img" aria-label={testimonialWords.starsGiven(count)} className="block text-accent-text">
			{"★".repeat(count)}
			<span className="opacity-40">{"☆".repeat(5 - count)}</span>
		</span>
	)
}
