import { useEffect, useRef, useState } from "react"
import { cueAt, type EditedCue } from "./edit-cues"

export function usePlayer(cues: readonly EditedCue[]) {
	const video = useRef<HTMLVideoElement>(null)
	const [shownId, setShownId] = useState<string | null>(null)
	const latest = useRef(cues)

	useEffect(() => {
		latest.current = cues
		setShownId(cueAt(cues, (video.current?.currentTime ?? 0) * 1000)?.id ?? null)
	}, [cues])

	useEffect(() => {
		const player = video.current
		if (!player) return
		let frame = 0
		const look = () => setShownId(cueAt(latest.current, player.currentTime * 1000)?.id ?? null)
		// timeupdate fires four times a second: the caption would light up late.
		const follow = () => {
			look()
			frame = requestAnimationFrame(follow)
		}
		const play = () => {
			cancelAnimationFrame(frame)
			follow()
		}
		const pause = () => {
			cancelAnimationFrame(frame)
			look()
		}
		player.addEventListener("play", play)
		player.addEventListener("pause", pause)
		player.addEventListener("seeked", look)
		return () => {
			cancelAnimationFrame(frame)
			player.removeEventListener("play", play)
			player.removeEventListener("pause", pause)
			player.removeEventListener("seeked", look)
		}
	}, [])

	return {
		video,
		shown: cues.find(({ id }) => id === shownId) ?? null,
		/** Milliseconds. */
		now: () => Math.round((video.current?.currentTime ?? 0) * 1000),
		playFrom(startMs: number) {
			const player = video.current
			if (!player) return
			player.currentTime = startMs / 1000
			// Rejected if the file cannot be played, which the player itself reports.
			void player.play().catch(() => undefined)
		},
		toggle() {
			const player = video.current
			if (player?.paused) void player.play().catch(() => undefined)
			else player?.pause()
		},
	}
}

export type Player = ReturnType<typeof usePlayer>
