import { useEffect, useState, useSyncExternalStore } from "react"
import { onReturn } from "@/lib/recorder/on-return"
import { createRecorder, type Recorder, type RecorderSnapshot } from "@/lib/recorder/recorder"
import type { TakeKeeper } from "@/lib/recorder/take-keeper"

/** Releases the camera when the page or the component goes. Without a keeper its takes live only in memory. */
export function useRecorder(
	maxSeconds: number,
	keeper: TakeKeeper | null = null,
): { recorder: Recorder; snapshot: RecorderSnapshot } {
	const [recorder] = useState(() => createRecorder(maxSeconds, { keeper }))
	const snapshot = useSyncExternalStore(recorder.subscribe, recorder.snapshot, recorder.snapshot)
	useEffect(() => {
		// pagehide and not unload, which phones never fire and which disables the back/forward cache.
		addEventListener("pagehide", recorder.release)
		const left = onReturn(() => recorder.resume())
		return () => {
			left()
			removeEventListener("pagehide", recorder.release)
			recorder.release()
		}
	}, [recorder])
	return { recorder, snapshot }
}
