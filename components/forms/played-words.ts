import type { PlayedRule, PlayedWish, Tag } from "@/lib/client/contract"

export const playedWords = {
	none: "None",
	rules: {
		newest: "The newest one",
		best_rated: "The best rated one",
	} satisfies Record<PlayedRule, string>,
	onPage: {
		label: "Testimonial on this page",
		hint: "Visitors see an approved testimonial of yours. If none fits, the page shows nothing.",
	},
	belowAnswer: {
		label: "Testimonial below the answer",
		hint: "Visitors who get an answer from this text see an approved testimonial of yours below it. If none fits, they see none.",
	},
	tag: "Only with this tag",
	anyTag: "Any testimonial",
	goneTag: "A deleted tag: no testimonial fits",
}

/** As a sentence shows the choice. */
export function playedText(wish: PlayedWish | undefined, tags: readonly Tag[]): string {
	if (!wish) return playedWords.none
	const tag = tags.find(({ id }) => id === wish.tag_id)?.name ?? playedWords.goneTag
	return `${playedWords.rules[wish.rule]}, ${wish.tag_id === null ? playedWords.anyTag : tag}`
}
