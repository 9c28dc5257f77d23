import { VideoMissing } from "@/components/testimonial-pages/video-missing"
import { VideoPlayer } from "@/components/testimonial-pages/video-player"
import type { Captions, Submission } from "@/lib/client/contract"
import { CAPTIONS_TRACK, videoBy } from "./captions-texts"

/** A testimonial's video for its business, with its captions, drafts included. */
export function CaptionedVideo({ submission, captions }: { submission: Submission; captions: Captions | null }) {
	return (
		<VideoPlayer
			// The admin pressed Watch to get here. A browser that requires its own press simply waits.
			autoPlay
			src={submission.video_url}
			poster={submission.poster_url ?? undefined}
			aria-label={videoBy(submission.name)}
			missing={<VideoMissing className="max-h-[75svh] w-full rounded-surface" />}
			className="mx-auto max-h-[75svh] w-full rounded-surface bg-stage object-contain"
		>
			{captions && captions.cues.length > 0 && (
				<track default kind="captions" src={captions.vtt_url} srcLang={captions.language} label={CAPTIONS_TRACK} />
			)}
		</VideoPlayer>
	)
}
