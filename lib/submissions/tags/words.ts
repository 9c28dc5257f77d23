import { TAGS_MAX } from "./limits"

export const tagRefusals = {
	notFound: "Tag not found.",
	unknown: "One of the tags no longer exists. Reload and choose again.",
	taken: (name: string) => `You already have the tag “${name}”.`,
	full: `You already have ${TAGS_MAX} tags. Delete one to add another.`,
	/** Without the tag the widget would suddenly show every testimonial on the business's site. */
	shown: (widgets: string[]) =>
		`${widgets.length === 1 ? "A widget shows" : "Some widgets show"} only testimonials with this tag: ${widgets.map((name) => `“${name}”`).join(", ")}. Choose other tags there first.`,
}
