import { isUuid } from "@/lib/db/is-uuid"
import { env } from "@/lib/env"
import { isFound } from "../policy"
import { findPublicCase, type PublicCaseRow } from "../queries"
import { loadWall } from "../wall/loaders"
import type { WallPage } from "../wall/present"
import type { OEmbed } from "./answers"
import type { Room } from "./fit-frame"
import { presentTestimonialEmbed, presentWallEmbed } from "./present"

export async function loadFound(id: string): Promise<PublicCaseRow | null> {
	const row = isUuid(id) ? await findPublicCase(id) : null
	return row?.kind === "video" && isFound(row) ? row : null
}

/** Null for a wall that other sites may not embed, or without a video to embed. */
export async function loadFoundWall(slug: string): Promise<WallPage | null> {
	const wall = await loadWall(slug)
	return wall?.show_in_search && wall.items.some((item) => item.video_url !== null) ? wall : null
}

const TESTIMONIAL = /^\/testimonial\/([^/]+)\/?$/
const WALL = /^\/wall\/([^/]+)\/?$/

export async function loadEmbed(address: string, asked: Room): Promise<OEmbed | null> {
	const url = URL.canParse(address) ? new URL(address) : null
	if (url?.origin !== new URL(env().APP_URL).origin) return null
	const [, id] = TESTIMONIAL.exec(url.pathname) ?? []
	const [, slug] = WALL.exec(url.pathname) ?? []
	const testimonial = id ? await loadFound(id) : null
	if (testimonial) return presentTestimonialEmbed(testimonial, asked)
	const wall = slug ? await loadFoundWall(slug) : null
	return wall && presentWallEmbed(wall, asked)
}
