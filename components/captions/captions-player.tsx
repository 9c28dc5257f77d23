import { useRef } from "react"
import type { Submission } from "@/lib/client/contract"
import type { Player } from "./use-player"

export interface CaptionsPlayerProps {
	submission: Submission
	player: Player
}

/** The video as people will see it: with the caption on it as it is being edited. */
export function CaptionsPlayer({ submission, player }: CaptionsPlayerProps) {
	const text = player.shown?.text
	const stoodAt = useRef(0)
	return (
		<div className="relative overflow-hidden bg-stage max-lg:-mx-4 lg:rounded-surface">
			{/* biome-ignore lint/a11y/useMediaCaption: the captions are being written, and are drawn below as they stand. */}
			<video
				ref={player.video}
				src={submission.video_url}
				poster={submission.poster_url ?? undefined}
				controls
				playsInline
				preload="metadata"
				// Its address is signed anew every quarter of an hour, and a new one would send whoever is writing to the start.
				onTimeUpdate={({ currentTarget }) => {
					if (currentTarget.readyState > 0) stoodAt.current = currentTarget.currentTime
				}}
				onLoadedMetadata={({ currentTarget }) => {
					if (stoodAt.current > 0) currentTarget.currentTime = stoodAt.current
				}}
				aria-label={`Video testimonial by ${submission.name}`}
				className="block aspect-video max-h-[32svh] w-full object-contain lg:max-h-[60svh]"
			/>
			{/* Above the player's own bar. */}
			{text && (
				<p
					data-shown-caption
					aria-hidden="true"
					className="pointer-events-none absolute inset-x-4 bottom-20 mx-auto w-fit max-w-[90%] rounded-control bg-stage/85 px-3 py-1 text-center text-base whitespace-pre-line text-on-stage"
				>
					{text}
				</p>
			)}
		</div>
	)
}
