import Link from "next/link"
import { useState } from "react"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { VideoPlayer } from "@/components/testimonial-pages/video-player"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import type { Captions, Submission } from "@/lib/client/contract"
import { dashboardWords, testimonialListWords, watchWords } from "@/lib/submissions/dashboard-words"
import * as testimonialWords from "@/lib/submissions/words-public"

/** Full width on a phone. Never so high that the name and the two main buttons leave the screen. */
const STAGE =
	"max-h-[46svh] w-full bg-stage object-contain max-sm:-mx-4 max-sm:w-screen max-sm:max-w-none sm:rounded-surface lg:max-h-[76svh]"

/** An empty relative link reloads the page. */
const THIS_PAGE = ""

export interface WatchPlayerProps {
	submission: Submission
	frame: { width: number; height: number } | null
	captions: Captions | null
	nextHref: string | null
	listHref: string
}

/** The video with its captions, drafts included. Plays as soon as the browser lets it, since the admin pressed Watch. */
export function WatchPlayer({ submission, frame, captions, nextHref, listHref }: WatchPlayerProps) {
	// Only a rejection voids the address. Any other refresh may bring a newer one, which would restart the video.
	const revoked = submission.status === "rejected"
	const [held, setHeld] = useState({ revoked, src: submission.video_url, isFirst: true })
	if (held.revoked !== revoked) setHeld({ revoked, src: submission.video_url, isFirst: false })
	const aspectRatio = frame ? `${frame.width} / ${frame.height}` : "16 / 9"
	if (submission.playback_state !== "ready") return <WatchUnprepared submission={submission} />
	return (
		<VideoPlayer
			key={held.src}
			autoPlay={held.isFirst}
			src={held.src ?? undefined}
			poster={submission.poster_url ?? undefined}
			aria-label={testimonialWords.videoBy(submission.name)}
			missing={<WatchMissing nextHref={nextHref} listHref={listHref} />}
			style={{ aspectRatio }}
			className={STAGE}
		>
			{captions && captions.cues.length > 0 && (
				<track
					default
					kind="captions"
					src={captions.vtt_url}
					srcLang={captions.language}
					label={dashboardWords.captions}
				/>
			)}
		</VideoPlayer>
	)
}

/** Shown until there is a copy to play. The screen reloads until then. */
function WatchUnprepared({ submission }: Pick<WatchPlayerProps, "submission">) {
	const failed = submission.playback_state === "failed"
	return (
		<div
			role="status"
			className={`grid aspect-video place-content-center justify-items-center gap-2 px-4 text-center text-on-stage ${STAGE}`}
		>
			<p className="text-base font-medium">{failed ? submission.playback_error : testimonialListWords.preparing}</p>
			<p className="max-w-sm opacity-80">
				{failed ? testimonialListWords.notShownAbout : testimonialListWords.preparingAbout}
			</p>
		</div>
	)
}

/** Replaces a video that does not load. Retry reloads the page, which says so if the testimonial is gone. */
function WatchMissing({ nextHref, listHref }: Pick<WatchPlayerProps, "nextHref" | "listHref">) {
	return (
		<div
			role="alert"
			className={`grid aspect-video place-content-center justify-items-center gap-3 px-4 text-center text-on-stage ${STAGE}`}
		>
			<p className="text-base font-medium">{pageWords.noVideo}</p>
			<p className="max-w-sm opacity-80">{watchWords.videoMissingAbout}</p>
			<div className="flex flex-wrap justify-center gap-2">
				<a href={THIS_PAGE} className={buttonClass({ variant: "secondary" })}>
					{commonWords.retry}
				</a>
				<Link href={nextHref ?? listHref} className={buttonClass({ variant: "secondary" })}>
					{nextHref ? watchWords.nextTestimonial : dashboardWords.backToTestimonials}
				</Link>
			</div>
		</div>
	)
}
