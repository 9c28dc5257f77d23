import { TAGS_MAX } from "@/lib/submissions/tags/limits"

export const TAGS = "Tags"
export const tagsOf = (name: string) => `Tags for ${name}`
export const tagsOfMany = (count: number) => `Tags for ${count} testimonials`
export const TAGS_ABOUT = "Only you see them. Use them to find testimonials again, and to choose what a widget shows."
export const NEW_TAG = "New tag"
export const NEW_TAG_HINT = "Such as “Wedding” or “Downtown store”"
export const ROOM_USED = `You have all ${TAGS_MAX} tags. Delete one to add another.`
export const ADD = "Add"
export const SAVE = "Save"
export const DONE = "Done"
export const RENAME = "Rename"
export const DELETE = "Delete"
export const CANCEL = "Cancel"
export const renameTag = (name: string) => `Rename ${name}`
export const deleteTag = (name: string) => `Delete ${name}`
export const newNameOf = (name: string) => `New name for ${name}`
export const deleteQuestion = (name: string) => `Delete “${name}” and remove it from all testimonials?`
export const tagsSaved = (count: number) => (count === 1 ? "Tags saved" : `Tags saved for ${count} testimonials`)

export const FILTER = "Filter"
export const filteredBy = (name: string) => `Filter: ${name}`
export const ALL_TESTIMONIALS = "All testimonials"
export const MANAGE_TAGS = "Manage tags…"
export const EDIT_TAGS = "Tags…"
export const DELETED_TAG = "A deleted tag"
