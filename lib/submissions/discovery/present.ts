import { env } from "@/lib/env"
import { escapeHtml } from "@/lib/mail/escape-html"
import { pageUrl, wallUrl } from "@/lib/tenants/page-url"
import { mediaPath } from "../media-address"
import { giftNoteOf } from "../present"
import type { PublicCaseRow } from "../queries"
import type { WallPage } from "../wall/present"
import * as testimonialWords from "../words-public"
import type { OEmbed } from "./answers"
import type { EmbeddedVideo } from "./embed-html"
import { fitRow, fits, fitVideo, type Room, type Size } from "./fit-frame"
import { discoveryWords } from "./words"

const LANDSCAPE = 16 / 9

function sourcesOf(video: string, type: string, rendition: string | null): EmbeddedVideo["sources"] {
	const original = { src: video, type }
	return rendition ? [original, { src: rendition, type: "video/mp4" }] : [original]
}

export function embeddedVideo(row: PublicCaseRow): EmbeddedVideo {
	const video = mediaPath(row.id, "video")
	const captions = row.captions?.state === "approved" ? row.captions : null
	return {
		id: row.id,
		title: testimonialWords.aboutBusiness(testimonialWords.named(row.name, row.relation), row.tenant.name),
		posterUrl: row.posterKey ? mediaPath(row.id, "poster") : null,
		sources: sourcesOf(video, row.contentType, row.playback?.renditionKey ? `${video}?format=mp4` : null),
		captions: captions && { url: mediaPath(row.id, "captions"), language: captions.language },
		gift: giftNoteOf(row.giftOffered, row.tenant.giftDisclosure),
	}
}

export function embeddedVideos({ business, items }: WallPage): EmbeddedVideo[] {
	return items.flatMap((item) =>
		item.video_url === null
			? []
			: {
					id: item.id,
					title: item.name
						? testimonialWords.aboutBusiness(testimonialWords.named(item.name, item.relation), business.name)
						: testimonialWords.named(testimonialWords.wallTitle(business.name), item.relation),
					posterUrl: item.poster_url,
					sources: sourcesOf(item.video_url, item.content_type, item.rendition_url),
					captions: item.captions,
					gift: item.gift,
				},
	)
}

function frame(path: string, title: string, { width, height }: Size): string {
	const src = escapeHtml(env().APP_URL + path)
	return `<iframe src="${src}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" allow="fullscreen" allowfullscreen style="border:0;max-width:100%"></iframe>`
}

interface Embedded {
	type: OEmbed["type"]
	path: string
	title: string
	author: { name: string; url: string }
	size: Size
}

function presentEmbedded({ type, path, title, author, size }: Embedded): OEmbed {
	return {
		version: "1.0",
		type,
		title,
		author_name: author.name,
		author_url: author.url,
		provider_name: discoveryWords.providerName,
		provider_url: env().APP_URL,
		html: frame(path, title, size),
		...size,
	}
}

function thumbnailOf({ id, posterKey, width, height }: PublicCaseRow, asked: Room) {
	if (!posterKey || !width || !height || !fits({ width, height }, asked)) return {}
	const address = env().APP_URL + mediaPath(id, "poster")
	return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height }
}

export function presentTestimonialEmbed(row: PublicCaseRow, asked: Room): OEmbed {
	const { id, name, relation, tenant, width, height } = row
	const size = fitVideo(width && height ? width / height : LANDSCAPE, asked)
	const author = { name: tenant.name, url: tenant.websiteUrl ?? pageUrl(tenant.slug) }
	const title = testimonialWords.aboutBusiness(testimonialWords.named(name, relation), tenant.name)
	const embedded = presentEmbedded({ type: "video", path: `/embed/${id}`, title, author, size })
	return { ...embedded, ...thumbnailOf(row, asked) }
}

export function presentWallEmbed({ business }: WallPage, asked: Room): OEmbed {
	const { name, slug, url } = business
	const author = { name, url: url ?? wallUrl(slug) }
	const embedded = { title: testimonialWords.wallTitle(name), path: `/embed/wall/${slug}`, author, size: fitRow(asked) }
	return presentEmbedded({ type: "rich", ...embedded })
}
