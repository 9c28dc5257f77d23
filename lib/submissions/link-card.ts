import { buffer } from "node:stream/consumers"
import { drawLinkCard } from "@/lib/media/draw-link-card"
import { processWide } from "@/lib/process-wide"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"

/** Of about 25 KB each. Drawing one takes 0.1 s of a processor, and a new link is asked for by several networks. */
const KEPT = 40
const drawn = processWide("link-cards", () => new Map<string, Uint8Array<ArrayBuffer>>())

/** A poster as the picture of links to its testimonial (`?format=card`). The caller has checked who may see it. */
export async function linkCard({ key, etag }: ServedObject): Promise<Uint8Array<ArrayBuffer>> {
	const known = drawn.get(etag)
	if (known) return known
	const card = new Uint8Array(await drawLinkCard(await buffer(await storage().read(key))))
	const [oldest] = drawn.keys()
	if (oldest !== undefined && drawn.size >= KEPT) drawn.delete(oldest)
	drawn.set(etag, card)
	return card
}
