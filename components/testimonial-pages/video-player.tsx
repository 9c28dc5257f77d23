"use client"

import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react"

export interface VideoPlayerProps extends ComponentProps<"video"> {
	/** Other encodings of the video, tried in this order instead of `src`. */
	sources?: { src: string; type: string }[]
	missing: ReactNode
}

/** The browser's own player stays black without a message if a file is missing, or disappears during playback. */
export function VideoPlayer({ sources = [], missing, children, ...video }: VideoPlayerProps) {
	const [failed, setFailed] = useState(false)
	const player = useRef<HTMLVideoElement>(null)
	// The video may have failed before this script arrived. One that the script itself mounts also starts without a
	// source, for an instant.
	useEffect(() => {
		const timer = setTimeout(() => {
			const { error, networkState } = player.current ?? {}
			if (error || networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true)
		})
		return () => clearTimeout(timer)
	}, [])
	if (failed) return missing
	const fail = ({ target, currentTarget }: SyntheticEvent) => {
		// React also passes up the errors of single <source> elements.
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
