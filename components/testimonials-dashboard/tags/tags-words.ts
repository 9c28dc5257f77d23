import { TAGS_MAX } from "@/lib/submissions/tags/limits"

export const tagWords = {
	tags: "Tags",
	tagsOf: (name: string) => `Tags for ${name}`,
	ofMany: (count: number) => `Tags for ${count} testimonials`,
	about: "Only you see them. Use them to find testimonials again, and to choose what a widget shows.",
	new: "New tag",
	newHint: "Such as “Wedding” or “Downtown store”",
	roomUsed: `You have all ${TAGS_MAX} tags. Delete one to add another.`,
	add: "Add",
	rename: "Rename",
	renameTag: (name: string) => `Rename ${name}`,
	delete: (name: string) => `Delete ${name}`,
	newNameOf: (name: string) => `New name for ${name}`,
	deleteQuestion: (name: string) => `Delete “${name}” and remove it from all testimonials?`,
	saved: (count: number) => (count === 1 ? "Tags saved" : `Tags saved for ${count} testimonials`),

	filter: "Filter",
	filteredBy: (name: string) => `Filter: ${name}`,
	allTestimonials: "All testimonials",
	manage: "Manage tags…",
	edit: "Tags…",
	deleted: "A deleted tag",
}
