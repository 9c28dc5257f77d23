import { useRef, useState } from "react"
import { VideoMissing } from "@/components/testimonial-pages/video-missing"
import type { Submission } from "@/lib/client/contract"
import * as testimonialWords from "@/lib/submissions/words-public"
import type { Player } from "./use-player"

export interface CaptionsPlayerProps {
	submission: Submission
	player: Player
}

export function CaptionsPlayer({ submission, player }: CaptionsPlayerProps) {
	const text = player.shown?.text
	const stoodAt = useRef(0)
	const [failed, setFailed] = useState(false)
	return (
		<div className="relative overflow-hidden bg-stage max-lg:-mx-4 lg:rounded-surface">
			{/* biome-ignore lint/a11y/useMediaCaption: the captions are being edited and are drawn below. */}
			<video
				ref={player.video}
				src={submission.video_url ?? undefined}
				poster={submission.poster_url ?? undefined}
				controls
				playsInline
				preload="metadata"
				// The address is signed anew every 15 minutes. Without the stored position a new one would restart the video.
				onTimeUpdate={({ currentTarget }) => {
					if (currentTarget.readyState > 0) stoodAt.current = currentTarget.currentTime
				}}
				onLoadedMetadata={({ currentTarget }) => {
					setFailed(false)
					if (stoodAt.current > 0) currentTarget.currentTime = stoodAt.current
				}}
				onError={() => setFailed(true)}
				aria-label={testimonialWords.videoBy(submission.name)}
				className="block aspect-video max-h-[32svh] w-full object-contain lg:max-h-[60svh]"
			/>
			{failed && <VideoMissing className="absolute inset-0" />}
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
