import { useEffect, useRef, useState } from "react"
import type { Recorder } from "@/lib/recorder/recorder"
import type { TakeKeeper } from "@/lib/recorder/take-keeper"
import type { Orphan } from "@/lib/recorder/takes/take-store"
import { loadRecovery } from "./lazy-parts"

/**
 * Takes that earlier pages left behind. The newest is shown at once, unless the visitor has already begun another.
 * `others` lists the rest, and `show` swaps one of them in.
 */
export function useOrphans(recorder: Recorder, keeper: TakeKeeper): { others: Orphan[]; show(key: string): void } {
	const [orphans, setOrphans] = useState<Orphan[]>([])

	useEffect(() => {
		let left = false
		async function look(): Promise<void> {
			const found = await keeper.orphans(() => void look().catch(() => {}))
			if (found.length > 0) await loadRecovery()
			if (left) return
			// A new list without anything in it would draw the page anew, and drop what the server sent of it.
			setOrphans((known) => (known.length + found.length > 0 ? found : known))
			const newest = found[0]
			if (newest && recorder.snapshot().state.name === "idle") await adopt(recorder, keeper, newest.key)
		}
		const again = (event: PageTransitionEvent) => {
			if (event.persisted) void look().catch(() => {})
		}
		void look().catch(() => {})
		addEventListener("pageshow", again)
		return () => {
			left = true
			removeEventListener("pageshow", again)
		}
	}, [recorder, keeper])

	const { state } = recorder.snapshot()
	const shown = state.name === "recorded" ? state.take.key : null
	const before = useRef(shown)
	useEffect(() => {
		const last = before.current
		before.current = shown
		if (last === null || last === shown) return
		// An orphan replaced by another orphan stays in the list. One replaced by a new take, or by none, was discarded.
		setOrphans((known) => (known.some(({ key }) => key === shown) ? known : known.filter(({ key }) => key !== last)))
	}, [shown])
	return {
		others: orphans.filter(({ key }) => key !== shown),
		show: (key) => void adopt(recorder, keeper, key).catch(() => {}),
	}
}

async function adopt(recorder: Recorder, keeper: TakeKeeper, key: string): Promise<void> {
	const take = await keeper.load(key)
	if (take && !recorder.adopt(take)) URL.revokeObjectURL(take.url)
}
