"use client"

import { type ReactNode, useEffect, useRef } from "react"

/**
 * Covers the video before it until that plays: the browser's own controls hide half of a wide picture. They are in the
 * page and go only once this runs, so that it plays without a script. `children`: the mark.
 */
export function PlayButton({ label, children }: { label: string; children: ReactNode }) {
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => {
		const own = button.current
		const video = own?.previousElementSibling
		if (!own || !(video instanceof HTMLVideoElement)) return
		const show = (isPlaying: boolean) => {
			video.controls = isPlaying
			own.hidden = isPlaying
		}
		const began = () => show(true)
		// The visitor may have been quicker than this script.
		if (video.paused && video.currentTime === 0) show(false)
		video.addEventListener("play", began)
		own.onclick = () => {
			began()
			// Safari focuses only a video that says that it can be.
			video.tabIndex = 0
			video.focus()
			// Refused if no file can be played, which the player itself shows.
			video.play().catch(() => undefined)
		}
		return () => video.removeEventListener("play", began)
	}, [])
	return (
		<button
			ref={button}
			hidden
			type="button"
			aria-label={label}
			className="absolute inset-0 cursor-pointer [--focus:var(--on-stage)] focus-visible:-outline-offset-4"
		>
			{children}
		</button>
	)
}
