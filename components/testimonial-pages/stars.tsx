import * as starsWords from "./stars-words"

export function Stars({ count }: { count: number }) {
	return (
		<span role="img" aria-label={starsWords.starsGiven(count)} className="block text-accent-text">
			{"★".repeat(count)}
			<span className="opacity-40">{"☆".repeat(5 - count)}</span>
		</span>
	)
}
