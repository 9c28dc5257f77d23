import { cache } from "react"
import { isUuid } from "@/lib/db/is-uuid"
import { log } from "@/lib/log"
import { findVtt } from "../captions/queries"
import type { Cue } from "../captions/vtt/cue"
import { parseVtt } from "../captions/vtt/parse-vtt"
import { isFound, isPublic } from "../policy"
import { findPublicCase, type PublicCaseRow } from "../queries"
import { signedStatement } from "../statements/state"
import { presentSharedPage, type SharedPage } from "./present"
import { findMore } from "./queries"

async function readableCues(row: PublicCaseRow): Promise<Cue[]> {
	const { id, captions, tenant } = row
	if (!(tenant.showTranscript || isFound(row)) || captions?.state !== "approved") return []
	const read = await findVtt(id)
	return read?.state === "approved" ? parseVtt(read.vtt) : []
}

/** If they cannot be read, the testimonial is shown without them. */
function moreOf({ id, tenantId }: PublicCaseRow) {
	return findMore(tenantId, id).catch((error: unknown) => {
		log.error({ err: error, id }, "more testimonials not readable")
		return []
	})
}

export const loadSharedPage = cache(async (id: string): Promise<SharedPage | null> => {
	const row = isUuid(id) ? await findPublicCase(id) : null
	if (!row || !isPublic(row)) return null
	const { showMoreTestimonials, showVerify } = row.tenant
	const [cues, more, statement] = await Promise.all([
		readableCues(row),
		showMoreTestimonials ? moreOf(row) : [],
		// How a business says that it got consent is for the customer and its own log.
		showVerify && row.importedAt === null ? signedStatement(id) : null,
	])
	return presentSharedPage(row, { cues, more, statement })
})
