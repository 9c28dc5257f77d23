import type { Metadata } from "next"
import type { PublicTestimonial } from "@/lib/client/contract"
import { addressesOf } from "@/lib/languages/offer"
import { fitVideo } from "@/lib/submissions/discovery/fit-frame"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { embedDiscovery } from "./embed-discovery"
import { LINK_CARD, linkCardPath } from "./link-card-path"
import * as sharedPageWords from "./shared-page-words"

const DESCRIPTION_MAX = 200

/** Metadata for shared links to a testimonial. `appUrl` makes the addresses absolute. */
export function testimonialMetadata(
	{ testimonial, headline, found }: SharedPage,
	submissionId: string,
	appUrl: string,
): Metadata {
	const addresses = addressesOf(`/testimonial/${submissionId}`)
	const { name, relation, text } = testimonial
	const title = testimonialWords.aboutBusiness(testimonialWords.named(name, relation), testimonial.tenant.name)
	const words = text === undefined ? headline?.text : excerptOf(text)
	const description = words ? sharedPageWords.quoted(words) : sharedPageWords.sharedDescription(testimonial.tenant.name)
	const images = imagesOf(testimonial, title, appUrl)
	const large = testimonial.poster_url !== null
	return {
		metadataBase: new URL(appUrl),
		title: { absolute: title },
		description,
		robots: testimonial.is_approved ? undefined : { index: false, follow: false },
		alternates: {
			...addresses,
			...(found && embedDiscovery(`${appUrl}/testimonial/${submissionId}`)),
		},
		openGraph: {
			type: text === undefined ? "video.other" : "article",
			url: addresses.canonical,
			siteName: testimonial.tenant.name,
			title,
			description,
			images,
			videos: videosOf(testimonial, appUrl),
		},
		twitter: {
			title,
			description,
			images,
			...((found && playerOf(testimonial, submissionId, appUrl)) ?? {
				card: large ? "summary_large_image" : "summary",
			}),
		},
	}
}

function excerptOf(text: string): string {
	const line = text.replace(/\s+/g, " ")
	if (line.length <= DESCRIPTION_MAX) return line
	const cut = line.slice(0, DESCRIPTION_MAX)
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), DESCRIPTION_MAX / 2)).toWellFormed()}…`
}

/** An address for crawlers. Some take only what is named by its secure address too. */
function absolute(path: string, appUrl: string) {
	const url = new URL(path, appUrl).href
	return url.startsWith("https:") ? { url, secureUrl: url } : { url }
}

function imagesOf({ poster_url, photo_url }: PublicTestimonial, alt: string, appUrl: string) {
	if (poster_url) return [{ ...absolute(linkCardPath(poster_url), appUrl), alt, ...LINK_CARD }]
	return photo_url ? [{ ...absolute(photo_url, appUrl), alt }] : undefined
}

/** Next.js makes image addresses absolute, but not those of videos. Networks play only MP4. */
function videosOf(testimonial: PublicTestimonial, appUrl: string) {
	const { video_url, rendition_url, content_type, width, height } = testimonial
	const path = rendition_url ?? video_url
	if (!path) return undefined
	const size = width && height ? { width, height } : {}
	return [{ ...absolute(path, appUrl), type: rendition_url ? "video/mp4" : content_type, ...size }]
}

/** Where a business wants to be found, networks may play the video in place. */
function playerOf({ video_url, rendition_url, width, height }: PublicTestimonial, id: string, appUrl: string) {
	const path = rendition_url ?? video_url
	if (!path) return null
	const frame = fitVideo(width && height ? width / height : 16 / 9, {})
	const playerUrl = `${appUrl}/embed/${id}`
	return { card: "player" as const, players: [{ playerUrl, streamUrl: new URL(path, appUrl).href, ...frame }] }
}
