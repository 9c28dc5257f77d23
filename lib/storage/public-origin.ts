import { storage } from "./storage"

export async function publicStorageOrigin(): Promise<string | null> {
	// Ask the store itself: region, endpoint, and the style of the bucket's address all play a part.
	const address = await storage().presign("origin", { expiresSeconds: 1, contentType: "video/webm" })
	return address && new URL(address).origin
}
