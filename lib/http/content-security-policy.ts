import { loadFrameAncestors, loadQuizFrameAncestors } from "@/lib/chatbot/framing/loaders"
import { isProduction } from "@/lib/env"
import { storagePlace } from "@/lib/storage/storage"

/** The only pages that other websites may frame. */
const EMBEDDABLE = /^\/(?:chat\/([^/]+)|quiz\/([^/]+)\/[^/]+|embed\/quiz\/([^/]+))\/?$/

export function mayBeFramed(pathname: string): boolean {
	return EMBEDDABLE.test(pathname)
}

/** For websites that isolate themselves (Cross-Origin-Embedder-Policy): the page's media then come without cookies. */
export function frameUnderIsolation(headers: Headers): void {
	headers.set("cross-origin-embedder-policy", "credentialless")
	headers.set("cross-origin-resource-policy", "cross-origin")
}

async function frameAncestorsOf(pathname: string): Promise<string> {
	const [, chat, quiz, embedded] = EMBEDDABLE.exec(pathname) ?? []
	const slug = chat ?? quiz
	if (slug) return loadFrameAncestors(slug)
	return embedded ? loadQuizFrameAncestors(embedded) : "'none'"
}

/** For a page without scripts that any website may frame. */
export function embedPolicy(): string {
	const media = ["'self'", ...storagePlace().origins].join(" ")
	return `default-src 'none'; style-src 'unsafe-inline'; img-src ${media}; media-src ${media}; base-uri 'none'; form-action 'none'; frame-ancestors *`
}

/** Every screen shares an origin with the admin's token, so scripts need the nonce. React needs inline styles. */
export async function pagePolicy(pathname: string, nonce: string): Promise<string> {
	const frameAncestors = await frameAncestorsOf(pathname)
	const media = ["'self'", "blob:", ...storagePlace().origins].join(" ")
	const directives = [
		"default-src 'self'",
		// `next dev` uses eval; a build does not.
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
