"use client"

import { TabCount } from "@/components/ui/tab-count"
import { liveWords } from "./live-words"
import { useWaitingCount } from "./waiting-count"

export function WaitingBadge({ initial }: { initial: number }) {
	const count = useWaitingCount(initial)
	return <TabCount count={count > 0 ? { shown: String(count), spoken: liveWords.waitingCount(count) } : undefined} />
}
