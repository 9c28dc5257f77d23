import { TAGS_MAX } from "./limits"

export const TAG_NOT_FOUND = "Tag not found."
export const TAG_UNKNOWN = "One of the tags no longer exists. Reload and choose again."
export const tagTaken = (name: string) => `You already have the tag “${name}”.`
export const TAGS_FULL = `You already have ${TAGS_MAX} tags. Delete one to add another.`
/** Without the tag the widget would suddenly show every testimonial on the business's site. */
export const tagShown = (widgets: string[]) =>
	`${widgets.length === 1 ? "A widget shows" : "Some widgets show"} only testimonials with this tag: ${widgets.map((name) => `“${name}”`).join(", ")}. Choose other tags there first.`
