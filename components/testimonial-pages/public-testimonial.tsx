import type { CSSProperties, ReactNode } from "react"
import { ContactFrame } from "@/components/layout/contact-frame"
import { classNames } from "@/components/ui/class-names"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import type { Headline, SharedPage } from "@/lib/submissions/shared-page/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { CaptionsTrack } from "./captions-track"
import { MoreTestimonials } from "./more-testimonials"
import { Customer, type PartProps, SharedBy, WaysOn } from "./shared-page-parts"
import * as sharedPageWords from "./shared-page-words"
import { Stars } from "./stars"
import { Transcript } from "./transcript"
import { Verify } from "./verify/verify"
import { VideoMissing } from "./video-missing"
import { VideoPlayer } from "./video-player"
import { WrittenTestimonial } from "./written-testimonial"

/** Answers the visitor's question: who is this, can I believe it, and where do I go from here? */
export function PublicTestimonial({ page }: { page: SharedPage }) {
	const { testimonial, more } = page
	return (
		<div className="flex flex-col gap-10 md:gap-14">
			{testimonial.text === undefined ? (
				<VideoTestimonial page={page} />
			) : (
				<WrittenTestimonial page={page} text={testimonial.text} />
			)}
			{more.length > 0 && <MoreTestimonials testimonials={more} business={testimonial.tenant.name} />}
		</div>
	)
}

function VideoTestimonial({ page }: { page: SharedPage }) {
	const { testimonial, headline, transcript } = page
	const shape = shapeOf(testimonial)
	const isPortrait = shape < 1
	return (
		<article className="flex flex-col gap-5 lg:gap-8 lg:pt-4">
			<div
				style={{ "--shape": shape } as CSSProperties}
				className={classNames(
					"grid gap-x-14 gap-y-5 lg:grid-rows-[auto_1fr]",
					isPortrait ? "lg:grid-cols-[max-content_minmax(0,30rem)]" : "lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]",
				)}
			>
				<Who testimonial={testimonial} headline={headline} businessUrl={page.business_url} />
				<div
					id="video"
					className={classNames(
						"scroll-mt-4 lg:col-start-1 lg:row-span-2 lg:row-start-1",
						isPortrait && "lg:w-[calc(72svh*var(--shape))]",
					)}
				>
					<Player testimonial={testimonial} />
				</div>
				<WaysOn testimonial={testimonial} businessUrl={page.business_url} />
			</div>
			{transcript.length > 0 && <Transcript passages={transcript} language={testimonial.captions?.language} />}
			{page.statement && <Verify statement={page.statement} />}
		</article>
	)
}

function Who({ testimonial, headline, businessUrl }: PartProps & { headline: Headline | null }) {
	const { tenant } = testimonial
	return (
		<header className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:gap-5">
			<SharedBy title={t(sharedPageWords.testimonialTitle)} tenant={tenant} businessUrl={businessUrl} />
			{headline && (
				<blockquote
					lang={headline.language}
					dir="auto"
					className={classNames(
						"font-display text-balance",
						headline.text.length > 80 ? "text-lg lg:text-xl" : "text-xl lg:text-2xl",
					)}
				>
					{sharedPageWords.quoted(headline.text)}
				</blockquote>
			)}
			<div className="min-w-0">
				<Customer testimonial={testimonial} quiet={headline !== null} />
				{testimonial.stars && <Stars count={testimonial.stars} />}
			</div>
		</header>
	)
}

/** Width to height, known before the video loads, so that nothing moves. */
const shapeOf = ({ width, height }: Testimonial) => (width && height ? width / height : 16 / 9)

function Player({ testimonial }: { testimonial: Testimonial }) {
	const { video_url, rendition_url, poster_url, name, captions } = testimonial
	const preparing = testimonial.playback_state === "processing" ? t(testimonialWords.videoInPreparation) : undefined
	const missing = <VideoMissing message={preparing} className="" />
	// A portrait video leaves room for the words and the way on.
	const width = "mx-auto w-[min(100%,54svh*var(--shape))] lg:w-[min(100%,72svh*var(--shape))]"
	if (!video_url) return <Framed className="">{missing}</Framed>
	const sources = rendition_url && [
		{ src: video_url, type: testimonial.content_type },
		{ src: rendition_url, type: "video/mp4" },
	]
	return (
		<Framed className={width}>
			<VideoPlayer
				{...(sources ? { sources } : { src: video_url })}
				missing={missing}
				poster={poster_url ?? undefined}
				aria-label={testimonialWords.videoBy(name)}
				className="aspect-(--shape) bg-stage object-contain"
			>
				{captions && <CaptionsTrack captions={captions} />}
			</VideoPlayer>
		</Framed>
	)
}

function Framed({ className, children }: { className: string; children: ReactNode }) {
	return (
		<div className={`contact-mat ${className}`}>
			<ContactFrame number={1}>{children}</ContactFrame>
		</div>
	)
}
