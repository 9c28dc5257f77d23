import { env, isProduction } from "@/lib/env"

/** Where the browser is sent for videos, when they live in a bucket. */
function storageOrigins(): string[] {
	const { S3_BUCKET, S3_PUBLIC_ENDPOINT, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = env()
	if (!S3_BUCKET) return []
	const endpoint = new URL(S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`)
	if (S3_FORCE_PATH_STYLE) return [endpoint.origin]
	return [endpoint.origin, `${endpoint.protocol}//${S3_BUCKET}.${endpoint.host}`]
}

/**
 * All screens share one origin with the admin's token, so every page, public ones included, runs only scripts that carry
 * this answer's nonce. Styles stay 'unsafe-inline': React's style attributes and the dialogs need it. `frameAncestors`:
 * who may frame the page, as sources.
 */
export function contentSecurityPolicy(nonce: string, frameAncestors: string): string {
	const media = ["'self'", "blob:", ...storageOrigins()].join(" ")
	const directives = [
		"default-src 'self'",
		// `next dev` evaluates its modules; a build does not.
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
