import type { FoundVideo, SharedPage } from "@/lib/submissions/shared-page/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import * as sharedPageWords from "./shared-page-words"

export interface DescribedVideo extends FoundVideo {
	id: string
	title: string
	description: string
	poster: string | null
	file: string | null
}

/** A schema.org VideoObject. `appUrl` makes the addresses absolute. */
export function videoObject(video: DescribedVideo, appUrl: string) {
	return {
		"@type": "VideoObject",
		name: video.title,
		description: video.description,
		...(video.poster && { thumbnailUrl: appUrl + video.poster }),
		uploadDate: video.uploaded_at,
		duration: `PT${Math.max(1, Math.round(video.duration_seconds))}S`,
		url: `${appUrl}/testimonial/${video.id}`,
		...(video.file && { contentUrl: appUrl + video.file }),
		embedUrl: `${appUrl}/embed/${video.id}`,
		...(video.spoken && { transcript: video.spoken }),
	}
}

export function sharedVideo({ testimonial, headline }: SharedPage, found: FoundVideo, id: string): DescribedVideo {
	const { name, tenant, poster_url, video_url, rendition_url } = testimonial
	return {
		...found,
		id,
		title: testimonialWords.aboutBusiness(name, tenant.name),
		description: headline ? sharedPageWords.quoted(headline.text) : sharedPageWords.sharedDescription(tenant.name),
		poster: poster_url,
		file: rendition_url ?? video_url,
	}
}
