import { useEffect, useState, useSyncExternalStore } from "react"
import { createRecorder, type Recorder, type RecorderSnapshot } from "@/lib/recorder/recorder"
import type { TakeKeeper } from "@/lib/recorder/take-keeper"

/**
 * One recorder for the life of a component. The camera is given back when the page or the component goes. Without a
 * keeper its takes live in memory alone.
 */
export function useRecorder(
	maxSeconds: number,
	keeper: TakeKeeper | null = null,
): { recorder: Recorder; snapshot: RecorderSnapshot } {
	const [recorder] = useState(() => createRecorder(maxSeconds, { keeper }))
	const snapshot = useSyncExternalStore(recorder.subscribe, recorder.snapshot, recorder.snapshot)
	useEffect(() => {
		// pagehide and not unload: phones never fire that, and it keeps pages out of the back/forward cache.
		addEventListener("pagehide", recorder.release)
		return () => {
			removeEventListener("pagehide", recorder.release)
			recorder.release()
		}
	}, [recorder])
	return { recorder, snapshot }
}
