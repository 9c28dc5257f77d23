import { buffer } from "node:stream/consumers"
import { AppError } from "@/lib/errors"
import { drawLinkCard } from "@/lib/media/draw-link-card"
import { processWide } from "@/lib/process-wide"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"

const BUSY = "A lot of pictures are being made right now. Please try again in a moment."
/** Each has about 25 KB. Drawing one takes 0.1 s of a processor, and several networks ask for a new link. */
const KEPT = 40
/** More wait for no card: networks ask again, and each that waits holds a request. */
const WAITING_MAX = 20
type Card = Uint8Array<ArrayBuffer>
const state = processWide("link-cards", () => ({
	drawn: new Map<string, Card>(),
	running: new Map<string, Promise<Card>>(),
}))

async function draw({ key, etag }: ServedObject): Promise<Card> {
	const card = new Uint8Array(await drawLinkCard(async () => buffer(await storage().read(key))))
	const [oldest] = state.drawn.keys()
	if (oldest !== undefined && state.drawn.size >= KEPT) state.drawn.delete(oldest)
	state.drawn.set(etag, card)
	return card
}

/** A link's picture (`?format=card`). The caller has checked who may see it. @throws `unavailable` while many wait. */
export async function linkCard(poster: ServedObject): Promise<Card> {
	const { etag } = poster
	const known = state.drawn.get(etag) ?? state.running.get(etag)
	if (known) return known
	if (state.running.size >= WAITING_MAX) throw new AppError("unavailable", BUSY)
	const drawing = draw(poster).finally(() => state.running.delete(etag))
	state.running.set(etag, drawing)
	return drawing
}
