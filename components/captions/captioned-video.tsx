import { VideoMissing } from "@/components/testimonials/video-missing"
import { VideoPlayer } from "@/components/testimonials/video-player"
import type { Captions, Submission } from "@/lib/client/contract"

/** A testimonial's video for its business, with its captions, drafts included. */
export function CaptionedVideo({ submission, captions }: { submission: Submission; captions: Captions | null }) {
	return (
		<VideoPlayer
			// The admin pressed Watch to get here. A browser that requires its own press simply waits.
			autoPlay
			src={submission.video_url}
			poster={submission.poster_url ?? undefined}
			aria-label={`Video testimonial by ${submission.name}`}
			missing={<VideoMissing className="max-h-[75svh] w-full rounded-surface" />}
			className="mx-auto max-h-[75svh] w-full rounded-surface bg-stage object-contain"
		>
			{captions && captions.cues.length > 0 && (
				<track default kind="captions" src={captions.vtt_url} srcLang={captions.language} label="Captions" />
			)}
		</VideoPlayer>
	)
}
