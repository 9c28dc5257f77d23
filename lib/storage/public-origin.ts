import { storage } from "./storage"

/** The origin from which browsers load objects, or null if they come through this server. */
export async function publicStorageOrigin(): Promise<string | null> {
	// The store itself says it: region, endpoint and style of the bucket's address all play a part.
	const address = await storage().presign("origin", { expiresSeconds: 1, contentType: "video/webm" })
	return address && new URL(address).origin
}
