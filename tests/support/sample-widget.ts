import type { Widget, WidgetView } from "@/lib/client/contract"
import { WIDGET_DEFAULTS } from "@/lib/submissions/widgets/schema"

/** A new wall, as the server answers it. */
export function sampleWidget(changes: Partial<Widget> = {}): Widget {
	const time = "2026-01-15T09:30:00.000Z"
	return {
		...WIDGET_DEFAULTS,
		id: "w1",
		name: "Wall",
		kind: "wall",
		submission_ids: [],
		tag_ids: [],
		allowed_origins: [],
		created_at: time,
		updated_at: time,
		...changes,
	}
}

/** What visitors see of it. */
export function sampleView(items: { id: string; name: string }[] = [], changes: Partial<WidgetView> = {}): WidgetView {
	return {
		kind: "wall",
		scheme: "auto",
		radius: 12,
		gap: 16,
		font: "site",
		accent: null,
		contact_sheet: true,
		business: { name: "Bakery", url: "http://localhost:3000/bakery" },
		count: items.length,
		has_written: false,
		average_stars: null,
		rating_count: null,
		rating_since: null,
		badge: null,
		items: items.map((item) => ({
			...item,
			kind: "video" as const,
			text: null,
			photo_url: null,
			stars: null,
			relation: null,
			website: null,
			created_at: null,
			duration_seconds: 20,
			width: 1280,
			height: 720,
			poster_url: null,
			video_url: `/media/submissions/${item.id}/video`,
			rendition_url: null,
			captions: null,
			gift: null,
			headline: null,
			weight: "normal" as const,
		})),
		...changes,
	}
}
