import type { Captions, Submission } from "@/lib/client/contract"

/** A testimonial for its business, with its captions, drafts included. */
export function CaptionedVideo({ submission, captions }: { submission: Submission; captions: Captions | null }) {
	return (
		// biome-ignore lint/a11y/useMediaCaption: there are some where somebody has made them.
		<video
			src={submission.video_url}
			poster={submission.poster_url ?? undefined}
			controls
			playsInline
			preload="metadata"
			aria-label={`Video testimonial by ${submission.name}`}
			className="mx-auto max-h-[75svh] w-full rounded-surface bg-stage object-contain"
		>
			{captions && captions.cues.length > 0 && (
				<track default kind="captions" src={captions.vtt_url} srcLang={captions.language} label="Captions" />
			)}
		</video>
	)
}
