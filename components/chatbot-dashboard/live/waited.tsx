import { useEffect, useState } from "react"
import { LocalTime } from "@/components/ui/local-time"
import { liveWords } from "./live-words"

const LOOK_AGAIN_MS = 10_000

/** "3 min, since 10:04". The server can't know when the reader looks. */
export function Waited({ since }: { since: string }) {
	const [now, setNow] = useState<number | null>(null)
	useEffect(() => {
		const look = () => setNow(Date.now())
		look()
		const timer = setInterval(look, LOOK_AGAIN_MS)
		return () => clearInterval(timer)
	}, [])
	return (
		<>
			{now === null ? (
				liveWords.since
			) : (
				<>
					<span className="font-medium text-ink tabular-nums">
						{liveWords.waited(Math.floor((now - Date.parse(since)) / 60_000))}
					</span>
					{liveWords.waitedSince}
				</>
			)}
			<LocalTime iso={since} />
		</>
	)
}
