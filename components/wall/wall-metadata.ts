import type { Metadata } from "next"
import { embedDiscovery } from "@/components/testimonial-pages/embed-discovery"
import { LINK_CARD, linkCardPath } from "@/components/testimonial-pages/link-card-path"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { videoObject } from "@/components/testimonial-pages/video-object"
import { addressesOf } from "@/lib/languages/offer"
import type { WallPage } from "@/lib/submissions/wall/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { wallPath } from "./wall-path"
import * as wallWords from "./wall-words"

/** Metadata of a wall. Only one with something on it is indexed, and only if its business wants to be found. */
export function wallMetadata(
	{ business, count, items, after, next, show_in_search }: WallPage,
	appUrl: string,
): Metadata {
	const title = testimonialWords.wallTitle(business.name)
	const description = count > 0 ? wallWords.description(count, business.name) : wallWords.nothingYetFor(business.name)
	const addresses = addressesOf(wallPath(business.slug, after))
	const poster = items.find(({ poster_url }) => poster_url)?.poster_url
	const images = poster ? [{ url: linkCardPath(poster), alt: title, ...LINK_CARD }] : undefined
	return {
		metadataBase: new URL(appUrl),
		title: { absolute: title },
		description,
		robots: show_in_search && items.length > 0 ? undefined : { index: false, follow: false },
		alternates: { ...addresses, ...(show_in_search && embedDiscovery(`${appUrl}/wall/${business.slug}`)) },
		pagination: next ? { next: `${appUrl}${addressesOf(wallPath(business.slug, next)).canonical}` } : undefined,
		openGraph: { type: "website", url: addresses.canonical, siteName: business.name, title, description, images },
		twitter: { card: images ? "summary_large_image" : "summary", title, description, images },
	}
}

/** The page as schema.org objects: its videos, and the average that it shows. Empty unless the business wants to be found. */
export function graphOfWall({ business, items, rating, show_in_search }: WallPage, appUrl: string): object[] {
	const videos = items.flatMap(({ id, name, headline, poster_url, video_url, rendition_url, found, relation }) => {
		const about = name ? testimonialWords.aboutBusiness(name, business.name) : wallWords.unnamedAbout(business.name)
		const title = testimonialWords.named(about, relation)
		const description = headline ? sharedPageWords.quoted(headline.text) : title
		const file = rendition_url ?? video_url
		return found ? [videoObject({ ...found, id, title, description, poster: poster_url, file }, appUrl)] : []
	})
	if (!rating || !show_in_search) return videos
	const aggregateRating = {
		"@type": "AggregateRating",
		ratingValue: rating.average,
		ratingCount: rating.count,
		bestRating: 5,
		worstRating: 1,
	}
	const url = business.url ?? `${appUrl}/${business.slug}`
	return [...videos, { "@type": "Organization", name: business.name, url, aggregateRating }]
}
