import type { CSSProperties } from "react"
import { CaptionsTrack } from "@/components/testimonial-pages/captions-track"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { Stars } from "@/components/testimonial-pages/stars"
import { VideoPlayer } from "@/components/testimonial-pages/video-player"
import type { PlayedTestimonial as Played } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import * as testimonialWords from "@/lib/submissions/words-public"
import * as resultWords from "./result-words"

/** Loads no video before a press. One that was withdrawn meanwhile says so. */
export function PlayedTestimonial({ testimonial }: { testimonial: Played }) {
	const { name, relation, stars, text, photo_url, gift } = testimonial
	return (
		<figure className="flex max-w-prose flex-col gap-3">
			{text === null ? (
				<PlayedVideo testimonial={testimonial} />
			) : (
				<blockquote dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
					{sharedPageWords.quoted(text)}
				</blockquote>
			)}
			<figcaption className="flex items-center gap-3 wrap-anywhere">
				{photo_url && (
					<img src={photo_url} alt="" loading="lazy" className="size-12 shrink-0 rounded-full object-cover" />
				)}
				<div className="min-w-0">
					{stars && <Stars count={stars} />}
					<p className="font-medium">{name}</p>
					{relation && <p className="text-sm text-ink-muted">{relation}</p>}
				</div>
			</figcaption>
			{gift && (
				<p
					lang={gift.language ?? undefined}
					dir={gift.language ? "auto" : undefined}
					className="text-sm text-ink-muted"
				>
					{gift.text}
				</p>
			)}
		</figure>
	)
}

function PlayedVideo({ testimonial }: { testimonial: Played }) {
	const { name, width, height, poster_url, video_url, content_type, rendition_url, captions } = testimonial
	const shape = width && height ? width / height : 16 / 9
	return (
		<VideoPlayer
			aria-label={testimonialWords.videoBy(name)}
			preload="none"
			poster={poster_url ?? undefined}
			style={{ "--frame": shape } as CSSProperties}
			className="aspect-(--frame) max-h-112 w-full rounded-control bg-stage object-contain"
			sources={[
				...(video_url ? [{ src: video_url, type: content_type }] : []),
				...(rendition_url ? [{ src: rendition_url, type: "video/mp4" }] : []),
			]}
			missing={<p className="text-sm text-ink-muted">{t(resultWords.testimonialGone)}</p>}
		>
			{captions && <CaptionsTrack captions={captions} />}
		</VideoPlayer>
	)
}
