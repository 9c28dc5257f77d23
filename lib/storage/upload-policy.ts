/**
 * What may be uploaded, declared once: the browser checks it before sending, the server while the bytes arrive. Types are
 * what the content must be, never what its name says; exactly the limit passes.
 */
const MB = 1_048_576

export const UPLOAD_KINDS = ["video", "logo", "gift", "preview", "carousel_image", "avatar", "knowledge"] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

export interface UploadPolicy {
	/** Content types, by sniffing. */
	types: readonly string[]
	/** For a file input's accept attribute. */
	accept: string
	/** For people: "JPG, PNG or WebP, max 3MB". */
	help: string
	maxBytes: number
	/** Of rasters: they are stored at most so many pixels wide and high. */
	longestSide?: number
	/** Sent with the stored object, besides its Content-Type. */
	headers: Readonly<Record<string, string>>
}

/**
 * What strangers uploaded is served from our own origin: never sniffed, and, should a browser open it as a document (an
 * SVG does), without scripts, without our cookies and without a way out.
 */
const SANDBOXED = {
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
	"Cross-Origin-Resource-Policy": "same-origin",
}
/** Pictures stand in other people's pages as well: link previews, the embedded chat. Keys are new with each upload. */
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
	/** Read by the chatbot, never served. */
	knowledge: {
		types: ["application/pdf"],
		accept: ".pdf",
		help: "PDF, max 10MB",
		maxBytes: 10 * MB,
		headers: { ...SANDBOXED, "Cache-Control": "private, no-store" },
	},
}

export const VIDEO_TOO_LARGE = "The video is larger than 250 MB."

/** The sentence for a file over its kind's cap. */
export function tooLargeText(kind: UploadKind): string {
	return `The file is too large: ${UPLOAD_POLICY[kind].help}.`
}
