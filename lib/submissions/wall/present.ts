import { encodeCursor } from "@/lib/db/keyset"
import { assetUrl } from "@/lib/storage/asset-url"
import type { Cue } from "../captions/vtt/cue"
import type { Rating } from "../figures/queries"
import { type Passage, passagesOf } from "../shared-page/passages-of"
import { type FoundVideo, presentFound } from "../shared-page/present"
import { type Arranged, arrangeCards } from "../widgets/arrange-cards"
import { headlineOf, type ListedItem, presentItem, type ShownDetails } from "../widgets/present"
import type { ListedRow, ShownWidget } from "../widgets/queries"
import type { WallOwner } from "./queries"

export interface WallItem extends ListedItem {
	content_type: string
	transcript: Passage[]
	found: FoundVideo | null
}

export interface WallPage {
	business: {
		name: string
		slug: string
		logo_url: string | null
		brand_color: string | null
		url: string | null
		takes_written: boolean
	}
	count: number
	rating: Rating | null
	show_figures: boolean
	contact_sheet: boolean
	items: WallItem[]
	/** Where this page and the next one start, as addresses name it; null for the first and after the last. */
	after: string | null
	next: string | null
	show_in_search: boolean
}

export interface WallContent {
	details: ShownDetails & Pick<ShownWidget, "source">
	count: number
	rows: readonly ListedRow[]
	after: string | null
	hasMore: boolean
	cues: ReadonlyMap<string, readonly Cue[]>
}

function presentWallItem(owner: WallOwner, { details, cues }: WallContent, row: Arranged<ListedRow>): WallItem {
	const spoken = cues.get(row.id) ?? []
	return {
		...presentItem(details, row),
		content_type: row.contentType,
		headline: headlineOf(row),
		transcript: owner.showTranscript ? passagesOf(spoken) : [],
		found: owner.showInSearch && row.text === null ? presentFound(row, spoken) : null,
	}
}

export function presentWall(owner: WallOwner, content: WallContent): WallPage {
	const last = content.rows.at(-1)
	const next = content.hasMore && last ? encodeCursor({ ...last, createdAt: new Date(last.createdAt) }) : null
	return {
		business: {
			name: owner.name,
			slug: owner.slug,
			logo_url: assetUrl(owner.logoKey),
			brand_color: owner.brandColor,
			url: owner.websiteUrl,
			takes_written: owner.acceptWritten,
		},
		count: content.count,
		rating: owner.rating,
		show_figures: owner.showFigures,
		contact_sheet: content.details.contactSheet,
		items: arrangeCards(content.details, content.rows).map((row) => presentWallItem(owner, content, row)),
		after: content.after,
		next,
		show_in_search: owner.showInSearch,
	}
}
