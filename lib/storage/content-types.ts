const CONTENT_TYPES: Readonly<Record<string, string>> = {
	webm: "video/webm",
	mp4: "video/mp4",
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	svg: "image/svg+xml",
	pdf: "application/pdf",
}

export function contentTypeOfKey(key: string): string | null {
	return CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? null
}
