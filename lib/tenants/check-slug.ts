import * as tenantSentences from "./words"

const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_MIN = 2
export const SLUG_MAX = 63

export const RESERVED_SLUGS: readonly string[] = [
	"admin",
	"api",
	"chat",
	"testimonial",
	"testimonials",
	"quiz",
	"platform",
	"chatbot",
	"embed",
	"wall",
	"consent",
	"media",
	"health",
	"thank-you",
	"login",
	"logout",
	"static",
	"assets",
	"public",
	"fonts",
	"images",
	"settings",
	"dashboard",
	"reset-password",
	"unsubscribe",
	"sitemap",
	"robots",
	"favicon",
	"manifest",
	"well-known",
	"next",
	"icon",
	"apple-icon",
	"opengraph-image",
	"www",
]

export function isSlug(value: string): boolean {
	return value.length >= SLUG_MIN && value.length <= SLUG_MAX && SLUG_FORM.test(value)
}

/** Null for an allowed slug. Only the database knows whether it is taken. */
export function slugProblem(slug: string): string | null {
	if (!isSlug(slug)) return tenantSentences.slugInvalid
	return RESERVED_SLUGS.includes(slug) ? tenantSentences.slugReserved : null
}
