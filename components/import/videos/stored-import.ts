import type { VideoFacts } from "@/lib/client/import-video"
import { quietStorage } from "@/lib/client/quiet-storage"
import { newPlace, type UploadPlace } from "@/lib/client/upload-place"
import { UPLOAD_KEPT_FOR_MS } from "@/lib/recorder/recorder-constants"
import type { ImportItem } from "./import-item"

/* What a reload would lose. A page cannot open the files again by itself; chosen again, they continue. */
const { read, write, forget } = quietStorage(() => localStorage)
const keyOf = (tenantSlug: string) => `import-videos:${tenantSlug}`

interface StoredItem {
	facts: VideoFacts
	place: UploadPlace
}
interface StoredImport {
	/** When it was written last, in milliseconds. */
	at: number
	items: Record<string, StoredItem>
}

const NONE: StoredImport = { at: 0, items: {} }

/** What is not finished, by fileId(). Empty once the server has dropped what had arrived. */
export function readImport(tenantSlug: string, now = Date.now()): Record<string, StoredItem> {
	try {
		const { at, items } = { ...NONE, ...(JSON.parse(read(keyOf(tenantSlug)) ?? "{}") as Partial<StoredImport>) }
		return now - at < UPLOAD_KEPT_FOR_MS ? items : {}
	} catch {
		return {}
	}
}

export function storeImport(tenantSlug: string, items: readonly ImportItem[], now = Date.now()): void {
	const open = items.filter(({ state }) => state.phase !== "done")
	const stored = Object.fromEntries(open.map(({ id, facts, place }) => [id, { facts, place }]))
	if (open.length === 0) forget(keyOf(tenantSlug))
	else write(keyOf(tenantSlug), JSON.stringify({ at: now, items: stored } satisfies StoredImport))
}

export const forgetImport = (tenantSlug: string) => forget(keyOf(tenantSlug))

/** A place of its own, since places are changed where they are. */
export const placeOf = (stored: StoredItem | undefined): UploadPlace => ({
	...newPlace(),
	...stored?.place,
	refused: false,
})
