import { cache } from "react"
import { assetUrl } from "@/lib/storage/asset-url"
import { REJECTION_REASONS, type RejectionReason } from "../kinds"
import { findWallOwner } from "../wall/queries"
import { type Figure, listFigures, type Rating } from "./queries"

/** What became of a business's testimonials. Erased and deleted ones are in no figure. */
export interface FiguresPage {
	business: { name: string; slug: string; logo_url: string | null; brand_color: string | null }
	rating: Rating | null
	received: number
	approved: number
	pending: number
	withdrawn: number
	rejected: number
	/** Rejected before the product asked for a reason. */
	unsorted: number
	/** ISO time from which on rejections count in the average. Null if all do. */
	counted_since: string | null
	reasons: { reason: RejectionReason; count: number }[]
	invited: number
	imported: number
	gift: number
	show_in_search: boolean
}

/** Null unless the business publishes a wall and its figures. */
export const loadFigures = cache(async (slug: string): Promise<FiguresPage | null> => {
	const owner = await findWallOwner(slug)
	if (!owner?.wallEnabled || !owner.showFigures) return null
	const figures = await listFigures(owner.id)
	const sum = (counts: (figure: Figure) => boolean) =>
		figures.reduce((total, figure) => total + (counts(figure) ? figure.count : 0), 0)
	const became = (outcome: string) => sum((figure) => figure.outcome === outcome)
	const { name, logoKey, brandColor, rating, countedSince } = owner
	return {
		business: { name, slug, logo_url: assetUrl(logoKey), brand_color: brandColor },
		rating,
		received: sum(() => true),
		approved: became("approved"),
		pending: became("pending"),
		withdrawn: became("withdrawn"),
		rejected: became("rejected"),
		unsorted: became("unsorted"),
		counted_since: countedSince?.toISOString() ?? null,
		reasons: REJECTION_REASONS.map((reason) => ({ reason, count: became(reason) })).filter(({ count }) => count > 0),
		invited: sum(({ source }) => source === "invited"),
		imported: sum(({ source }) => source === "imported"),
		gift: sum(({ gift }) => gift),
		show_in_search: owner.showInSearch,
	}
})
