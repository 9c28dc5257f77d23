import type { UploadPlace } from "@/lib/client/upload-place"

export type TakeSource = "camera" | "file"

/** One take's copy in the browser's own storage. Nothing here throws or waits: keeping must never disturb a recording. */
export interface KeptTake {
	/** The next piece, and how long the recording is with it. */
	add(chunk: Blob, elapsedMs: number): void
	/** All of it is there. Resolves to whether it is really kept. */
	finish(durationSeconds: number | null): Promise<boolean>
	noteForm(typed: Record<string, string>): void
	noteUpload(place: UploadPlace): void
	/** Keeps other tabs from offering it while this one works on it. Resolves to false when another tab does already. */
	hold(): Promise<boolean>
	/** Gives it up to whichever page comes next. */
	letGo(): void
	/** Removes it. Resolves to false when another tab works on it: then it stays. */
	wipe(): Promise<boolean>
}

export interface TakeHead {
	key: string
	/** As the recorder or the file says. */
	mimeType: string
	source: TakeSource
}

/** Keeps nothing. */
export const MEMORY_ONLY: KeptTake = {
	add() {},
	finish: async () => false,
	noteForm() {},
	noteUpload() {},
	hold: async () => true,
	letGo() {},
	wipe: async () => true,
}
