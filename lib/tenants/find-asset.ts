import { notFound } from "@/lib/errors"
import { isObjectKey } from "@/lib/storage/object-store"
import type { ServedObject } from "@/lib/storage/served-object"
import { isTenantActive } from "./queries"

const NO_SUCH_FILE = "This file does not exist."
const TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	svg: "image/svg+xml",
	pdf: "application/pdf",
}

/**
 * An uploaded asset by the segments of its address: `platform/<file>` or `<tenant id>/<file>` below assets/.
 * @throws `not_found` for another form, an unknown type, and everything of an inactive tenant.
 */
export async function findAsset(segments: string[]): Promise<ServedObject> {
	const key = `assets/${segments.join("/")}`
	const [owner, file, ...more] = segments
	const contentType = TYPES[file?.split(".").at(-1) ?? ""]
	if (!owner || !file || more.length > 0 || !contentType || !isObjectKey(key)) throw notFound(NO_SUCH_FILE)
	if (owner !== "platform" && !(await isTenantActive(owner))) throw notFound(NO_SUCH_FILE)
	const isPdf = contentType === "application/pdf"
	// Browsers refuse to show a PDF under a sandbox policy, and a PDF has no access to the origin anyway.
	return { key, contentType, etag: file, sandbox: !isPdf }
}
