import { notFound } from "@/lib/errors"
import { isObjectKey } from "@/lib/storage/object-store"
import type { ServedObject } from "@/lib/storage/served-object"
import { UPLOAD_POLICY, type UploadKind } from "@/lib/storage/upload-policy"
import { isTenantActive } from "./queries"

const NO_SUCH_FILE = "This file doesn't exist."
const TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	svg: "image/svg+xml",
	pdf: "application/pdf",
}
/** `logo-3f2a….webp`: kind, a random part, type. */
const FILE = /^(logo|gift|preview|carousel_image|avatar)-[a-z0-9-]+\.([a-z]+)$/

/** By `platform/<file>` or `<tenant id>/<file>`. @throws `not_found`, also for every asset of an inactive tenant. */
export async function findAsset(segments: string[]): Promise<ServedObject> {
	const key = `assets/${segments.join("/")}`
	const [owner, file, ...more] = segments
	const [, kind, extension] = FILE.exec(file ?? "") ?? []
	const contentType = TYPES[extension ?? ""]
	if (!owner || !file || more.length > 0 || !contentType || !isObjectKey(key)) throw notFound(NO_SUCH_FILE)
	if (owner !== "platform" && !(await isTenantActive(owner))) throw notFound(NO_SUCH_FILE)
	return { key, contentType, etag: file, headers: UPLOAD_POLICY[kind as UploadKind].headers }
}
