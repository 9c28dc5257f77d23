import { cache } from "react"
import { encodeCursor } from "@/lib/db/keyset"
import { findApprovedVtts } from "../captions/queries"
import type { Cue } from "../captions/vtt/cue"
import { parseVtt } from "../captions/vtt/parse-vtt"
import { findShownWidget, type ListedRow } from "../widgets/queries"
import { presentWall, type WallPage } from "./present"
import { cursorOf, findWallOwner, listNewest, listPinned, WALL_PAGE, type WallOwner } from "./queries"

/** A new wall says no dates, which make it look old. */
const detailsOf = ({ contactSheet }: WallOwner) => ({
	showName: true,
	showWebsite: true,
	showDate: !contactSheet,
	showStars: true,
	contactSheet,
	source: "newest" as const,
})

async function cuesOf(owner: WallOwner, rows: readonly ListedRow[]): Promise<Map<string, Cue[]>> {
	const captioned = owner.showTranscript || owner.showInSearch ? rows.filter(({ language }) => language !== null) : []
	if (captioned.length === 0) return new Map()
	const read = await findApprovedVtts(captioned.map(({ id }) => id))
	return new Map(read.map(({ submissionId, vtt }) => [submissionId, parseVtt(vtt)]))
}

/** The rest of a chosen widget's few testimonials. Once the named one is gone, the first page comes again. */
function following(rows: readonly ListedRow[], id: string | undefined): readonly ListedRow[] {
	return rows.slice(rows.findIndex((row) => row.id === id) + 1)
}

/** Null if there is none to visit. @param after as the previous page named it; anything else starts over. */
export const loadWall = cache(async (slug: string, after?: string): Promise<WallPage | null> => {
	const owner = await findWallOwner(slug)
	if (!owner?.wallEnabled) return null
	const cursor = cursorOf(after)
	const widget = owner.widgetId ? await findShownWidget(owner.widgetId) : null
	const found = widget ? following(widget.items, cursor?.id) : await listNewest(owner.id, cursor)
	const pinned = widget || cursor ? [] : await listPinned(owner.id)
	const rows = [...pinned, ...found.slice(0, WALL_PAGE)]
	return presentWall(owner, {
		details: { ...(widget ?? detailsOf(owner)), giftDisclosure: owner.giftDisclosure },
		count: widget ? widget.items.length : owner.count,
		rows,
		after: cursor && encodeCursor(cursor),
		hasMore: found.length > WALL_PAGE,
		cues: await cuesOf(owner, rows),
	})
})
