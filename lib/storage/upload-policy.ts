// Checked by the browser before sending, and by the server while bytes arrive. Exactly the limit passes.
const MB = 1_048_576

export const UPLOAD_KINDS = [
	"video",
	"photo",
	"logo",
	"gift",
	"preview",
	"carousel_image",
	"avatar",
	"knowledge",
] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

export interface UploadPolicy {
	/** Content types that sniffing finds in the bytes; the sender's own type does not count. */
	types: readonly string[]
	accept: string
	help: string
	maxBytes: number
	/** For raster images, in pixels: larger ones are scaled down to this width and height. */
	longestSide?: number
	headers: Readonly<Record<string, string>>
}

// Strangers' uploads come from our own origin: no sniffing, and an opened SVG gets no scripts, cookies, or network.
const SANDBOXED = {
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
	"Cross-Origin-Resource-Policy": "same-origin",
}
/** Images also appear in other people's pages: link previews, the embedded chat. Every upload has a new key. */
const PUBLIC_IMAGE = {
	...SANDBOXED,
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Cache-Control": "public, max-age=31536000, immutable",
}

const RASTERS = ["image/jpeg", "image/png", "image/webp"] as const
const RASTER_ACCEPT = ".jpg,.jpeg,.png,.webp"

export const UPLOAD_POLICY: Readonly<Record<UploadKind, UploadPolicy>> = {
	video: {
		types: ["video/webm", "video/mp4"],
		accept: ".webm,.mp4",
		help: "WebM or MP4, max 250 MB",
		maxBytes: 250 * MB,
		headers: { ...SANDBOXED, "Cache-Control": "private, no-store" },
	},
	/** The customer who wrote a testimonial. Served like a poster: who may see it can change. */
	photo: {
		types: RASTERS,
		accept: RASTER_ACCEPT,
		help: "JPG, PNG or WebP, max 3MB",
		maxBytes: 3 * MB,
		longestSide: 800,
		headers: { ...SANDBOXED, "Cache-Control": "private, no-store" },
	},
	logo: {
		types: [...RASTERS, "image/svg+xml"],
		accept: `${RASTER_ACCEPT},.svg`,
		help: "JPG, PNG, SVG or WebP, max 5MB",
		maxBytes: 5 * MB,
		longestSide: 1024,
		headers: PUBLIC_IMAGE,
	},
	gift: {
		types: ["application/pdf"],
		accept: ".pdf",
		help: "PDF, max 10MB",
		maxBytes: 10 * MB,
		headers: { ...SANDBOXED, "Cache-Control": "private, no-cache", "Content-Disposition": "attachment" },
	},
	preview: {
		types: RASTERS,
		accept: RASTER_ACCEPT,
		help: "JPG, PNG or WebP, max 3MB",
		maxBytes: 3 * MB,
		longestSide: 1200,
		headers: PUBLIC_IMAGE,
	},
	carousel_image: {
		types: RASTERS,
		accept: RASTER_ACCEPT,
		help: "JPG, PNG or WebP, max 5MB",
		maxBytes: 5 * MB,
		longestSide: 1920,
		headers: PUBLIC_IMAGE,
	},
	avatar: {
		types: RASTERS,
		accept: RASTER_ACCEPT,
		help: "JPG, PNG or WebP, max 3MB",
		maxBytes: 3 * MB,
		longestSide: 512,
		headers: PUBLIC_IMAGE,
	},
	knowledge: {
		types: ["application/pdf"],
		accept: ".pdf",
		help: "PDF, max 10MB",
		maxBytes: 10 * MB,
		headers: { ...SANDBOXED, "Cache-Control": "private, no-store" },
	},
}

export const VIDEO_TOO_LARGE = "The video is larger than 250 MB."

export function tooLargeText(kind: UploadKind): string {
	return `The file is too large: ${UPLOAD_POLICY[kind].help}.`
}

export const onDisk = (kind: UploadKind) =>
	({ into: "disk", maxBytes: UPLOAD_POLICY[kind].maxBytes, tooLarge: tooLargeText(kind) }) as const
