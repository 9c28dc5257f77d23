import type { Metadata } from "next"
import type { PublicTestimonial } from "@/lib/client/contract"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import { aboutBusiness } from "@/lib/submissions/texts-public"
import { embedDiscovery } from "./embed-discovery"
import { quoted, sharedDescription } from "./shared-page-texts"

/** Metadata for shared links to a testimonial. `appUrl` makes the addresses absolute. */
export function testimonialMetadata(
	{ testimonial, headline, found }: SharedPage,
	submissionId: string,
	appUrl: string,
): Metadata {
	const title = aboutBusiness(testimonial.name, testimonial.tenant.name)
	const description = headline ? quoted(headline.text) : sharedDescription(testimonial.tenant.name)
	const images = testimonial.poster_url ? [{ url: testimonial.poster_url, alt: title }] : undefined
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
			type: "video.other",
			url: `/testimonial/${submissionId}`,
			siteName: testimonial.tenant.name,
			title,
			description,
			images,
			videos: videosOf(testimonial, appUrl),
		},
		twitter: { card: images ? "summary_large_image" : "summary", title, description, images },
	}
}

/** Next.js makes image addresses absolute, but not those of videos. */
function videosOf({ video_url, rendition_url, content_type }: PublicTestimonial, appUrl: string) {
	// Networks play only MP4.
	if (rendition_url) return [{ url: new URL(rendition_url, appUrl).href, type: "video/mp4" }]
	return video_url ? [{ url: new URL(video_url, appUrl).href, type: content_type }] : undefined
}
