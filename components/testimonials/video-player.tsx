"use client"

import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react"

export interface VideoPlayerProps extends ComponentProps<"video"> {
	/** Further forms of the video, tried in this order; in place of `src`. */
	sources?: { src: string; type: string }[]
	/** Stands in place of the player once the video does not come. */
	missing: ReactNode
}

/** The browser's own player, which stays black without a word where a file is gone, or goes while it plays. */
export function VideoPlayer({ sources = [], missing, children, ...video }: VideoPlayerProps) {
	const [failed, setFailed] = useState(false)
	const player = useRef<HTMLVideoElement>(null)
	// It may have failed before this script had come.
	useEffect(() => {
		const { error, networkState } = player.current ?? {}
		if (error || networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true)
	}, [])
	if (failed) return missing
	const fail = ({ target, currentTarget }: SyntheticEvent) => {
		// React hands an error of one form of the video up to the player as well.
		if (target === currentTarget) setFailed(true)
	}
	return (
		<video ref={player} controls playsInline preload="metadata" {...video} onError={fail}>
			{sources.map(({ src, type }, index) => (
				<source key={src} src={src} type={type} onError={index === sources.length - 1 ? fail : undefined} />
			))}
			{children}
		</video>
	)
}
