import type { CSSProperties } from "react"
import { VideoMissing } from "@/components/testimonial-pages/video-missing"
import { VideoPlayer } from "@/components/testimonial-pages/video-player"
import type { ConsentReceipt } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import * as consentWords from "./consent-words"

/** The box has its shape before the video loads, so that nothing moves. A portrait video stays within the screen. */
function shapeOf({ width, height }: ConsentReceipt): CSSProperties {
	const [x, y] = width && height ? [width, height] : [16, 9]
	return { aspectRatio: `${x} / ${y}`, width: `min(100%, ${((70 * x) / y).toFixed(1)}svh)` }
}

export function ConsentVideo({ receipt, videoUrl }: { receipt: ConsentReceipt; videoUrl: string }) {
	return (
		<VideoPlayer
			src={videoUrl}
			poster={receipt.poster_url ?? undefined}
			missing={<VideoMissing className="rounded-surface" />}
			aria-label={t(consentWords.videoLabel)}
			style={shapeOf(receipt)}
			className="rounded-surface bg-stage object-contain"
		/>
	)
}
