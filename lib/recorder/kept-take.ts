import type { UploadPlace } from "@/lib/client/upload-place"

export type TakeSource = "camera" | "file"

/** A take's copy in the browser's storage. No method throws or blocks: the copy must never disturb a recording. */
export interface KeptTake {
	add(chunk: Blob, elapsedMs: number): void
	finish(durationSeconds: number | null): Promise<boolean>
	noteForm(typed: Record<string, string>): void
	noteUpload(place: UploadPlace): void
	/** Keeps other tabs from offering the take. Resolves to false if another tab already works on it. */
	hold(): Promise<boolean>
	letGo(): void
	/** Removes the copy. Resolves to false if another tab works on it: the copy then stays. */
	wipe(): Promise<boolean>
}

export interface TakeHead {
	key: string
	mimeType: string
	source: TakeSource
}

export const MEMORY_ONLY: KeptTake = {
	add() {},
	finish: async () => false,
	noteForm() {},
	noteUpload() {},
	hold: async () => true,
	letGo() {},
	wipe: async () => true,
}
