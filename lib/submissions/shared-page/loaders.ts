import { cache } from "react"
import { isUuid } from "@/lib/db/is-uuid"
import { findVtt } from "../captions/queries"
import type { Cue } from "../captions/vtt/cue"
import { parseVtt } from "../captions/vtt/parse-vtt"
import { isPublic } from "../policy"
import { findPublicCase, type PublicCaseRow } from "../queries"
import { presentSharedPage, type SharedPage } from "./present"
import { findMore } from "./queries"

/** The approved captions, if the business shows transcripts. */
async function transcribedCues({ id, captions, tenant }: PublicCaseRow): Promise<Cue[]> {
	if (!tenant.showTranscript || captions?.state !== "approved") return []
	const read = await findVtt(id)
	return read?.state === "approved" ? parseVtt(read.vtt) : []
}

/** Null if there is no testimonial that the public may see. Throws any other error. */
export const loadSharedPage = cache(async (id: string): Promise<SharedPage | null> => {
	const row = isUuid(id) ? await findPublicCase(id) : null
	if (!row || !isPublic(row)) return null
	const [cues, more] = await Promise.all([
		transcribedCues(row),
		row.tenant.showMoreTestimonials ? findMore(row.tenantId, id) : [],
	])
	return presentSharedPage(row, { cues, more })
})
