import { z } from "zod"
import { TAG_NAME_CAP, TAGS_MAX } from "./limits"
import { tagRefusals } from "./words"

export const TagParams = z.object({ id: z.uuid(tagRefusals.notFound) })

export const TagName = z.object({
	name: z
		.string("name must be text")
		.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim())
		.pipe(z.string().min(1, "Enter a name").max(TAG_NAME_CAP, `A tag can have up to ${TAG_NAME_CAP} characters`)),
})
export type TagName = z.infer<typeof TagName>

const IDS_FORM = "must be ids of tags"
const ids = (field: string) =>
	z
		.array(z.uuid(`${field} ${IDS_FORM}`), `${field} ${IDS_FORM}`)
		.max(TAGS_MAX, `${field} can hold up to ${TAGS_MAX} tags`)
		.transform((all) => [...new Set(all)])
		.default([])

/** What changes, so that two admins who tag the same testimonial simultaneously keep both tags. */
export const TagsChange = z.object({ add: ids("add"), remove: ids("remove") })
export type TagsChange = z.infer<typeof TagsChange>
