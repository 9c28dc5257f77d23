import { loadFrameAncestors, loadQuizFrameAncestors } from "@/lib/chatbot/framing/loaders"
import { isProduction } from "@/lib/env"
import { storagePlace } from "@/lib/storage/storage-place"

/**
 * `/chat/{tenantSlug}`, `/quiz/{tenantSlug}/{quizId}`, and `/embed/quiz/{quizId}`: the only pages that other sites may
 * frame.
 */
const EMBEDDABLE = /^\/(?:chat\/([^/]+)|quiz\/([^/]+)\/[^/]+|embed\/quiz\/([^/]+))\/?$/

export function mayBeFramed(pathname: string): boolean {
	return EMBEDDABLE.test(pathname)
}

/**
 * Lets sites that isolate themselves (Cross-Origin-Embedder-Policy) frame a page, whose own pictures and videos then come
 * without cookies. They need none. Who may frame it is for `frame-ancestors` to say.
 */
export function frameUnderIsolation(headers: Headers): void {
	headers.set("cross-origin-embedder-policy", "credentialless")
	headers.set("cross-origin-resource-policy", "cross-origin")
}

/** The sources of `frame-ancestors`: the sites that the page's tenant allows. */
async function frameAncestorsOf(pathname: string): Promise<string> {
	const [, chat, quiz, embedded] = EMBEDDABLE.exec(pathname) ?? []
	const slug = chat ?? quiz
	if (slug) return loadFrameAncestors(slug)
	return embedded ? loadQuizFrameAncestors(embedded) : "'none'"
}

/** The policy of a page without scripts that any site may frame. */
export function embedPolicy(): string {
	const media = ["'self'", ...storagePlace().origins].join(" ")
	return `default-src 'none'; style-src 'unsafe-inline'; img-src ${media}; media-src ${media}; base-uri 'none'; form-action 'none'; frame-ancestors *`
}

/**
 * The policy of one response. All screens share an origin with the admin's token, so every page, public ones included,
 * runs only scripts with this response's nonce. Styles stay 'unsafe-inline' because React's style attributes and the
 * dialogs need it.
 */
export async function pagePolicy(pathname: string, nonce: string): Promise<string> {
	const frameAncestors = await frameAncestorsOf(pathname)
	const media = ["'self'", "blob:", ...storagePlace().origins].join(" ")
	const directives = [
		"default-src 'self'",
		// `next dev` evaluates its modules with eval; a build does not.
		`script-src 'nonce-${nonce}' 'strict-dynamic'${isProduction() ? "" : " 'unsafe-eval'"}`,
		"style-src 'self' 'unsafe-inline'",
		`img-src data: ${media}`,
		`media-src ${media}`,
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${frameAncestors}`,
	]
	return directives.join("; ")
}
