import type { Metadata } from "next"
import type { PublicTestimonial } from "@/lib/client/contract"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import { aboutBusiness } from "@/lib/submissions/texts-public"
import { embedDiscovery } from "./embed-discovery"
import { quoted, sharedDescription } from "./shared-page-texts"

const DESCRIPTION_MAX = 200

/** Metadata for shared links to a testimonial. `appUrl` makes the addresses absolute. */
export function testimonialMetadata(
	{ testimonial, headline, found }: SharedPage,
	submissionId: string,
	appUrl: string,
): Metadata {
	const title = aboutBusiness(testimonial.name, testimonial.tenant.name)
	const { text, photo_url } = testimonial
	const words = text === undefined ? headline?.text : excerptOf(text)
	const description = words ? quoted(words) : sharedDescription(testimonial.tenant.name)
	const picture = testimonial.poster_url ?? photo_url
	const images = picture ? [{ url: picture, alt: title }] : undefined
	return {
		metadataBase: new URL(appUrl),
		title: { absolute: title },
		description,
		robots: testimonial.is_approved ? undefined : { index: false, follow: false },
		alternates: {
			canonical: `/testimonial/${submissionId}`,
			...(found && embedDiscovery(`${appUrl}/testimonial/${submissionId}`)),
		},
		openGraph: {
			type: text === undefined ? "video.other" : "article",
			url: `/testimonial/${submissionId}`,
			siteName: testimonial.tenant.name,
			title,
			description,
			images,
			videos: videosOf(testimonial, appUrl),
		},
		twitter: { card: testimonial.poster_url ? "summary_large_image" : "summary", title, description, images },
	}
}

/** What a link's preview shows of a text, cut between two words. */
function excerptOf(text: string): string {
	const line = text.replace(/\s+/g, " ")
	if (line.length <= DESCRIPTION_MAX) return line
	const cut = line.slice(0, DESCRIPTION_MAX)
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), DESCRIPTION_MAX / 2)).toWellFormed()}…`
}

/** Next.js makes image addresses absolute, but not those of videos. */
function videosOf({ video_url, rendition_url, content_type }: PublicTestimonial, appUrl: string) {
	// Networks play only MP4.
	if (rendition_url) return [{ url: new URL(rendition_url, appUrl).href, type: "video/mp4" }]
	return video_url ? [{ url: new URL(video_url, appUrl).href, type: content_type }] : undefined
}
