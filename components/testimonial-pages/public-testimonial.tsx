import type { CSSProperties } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
import type { Headline, SharedPage } from "@/lib/submissions/shared-page/present"
import { aboutBusiness, videoBy } from "@/lib/submissions/texts-public"
import { hostOf } from "./host-of"
import { MoreTestimonials } from "./more-testimonials"
import { visitBusiness } from "./page-texts"
import { ShareButton } from "./share-button"
import {
	CAPTIONS_TRACK,
	OPENS_NEW_TAB,
	quoted,
	RECORD_YOUR_OWN,
	SHARED_BY,
	TESTIMONIAL_TITLE,
} from "./shared-page-texts"
import { Transcript } from "./transcript"
import { VideoMissing } from "./video-missing"
import { VideoPlayer } from "./video-player"

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/**
 * One shared testimonial. Answers the visitor's question: who is this, can I believe it, and where do I go from here?
 * The answer stands above the video on a phone and beside it on a desk.
 */
export function PublicTestimonial({ page }: { page: SharedPage }) {
	const { testimonial, headline, transcript, more } = page
	const shape = shapeOf(testimonial)
	const isPortrait = shape < 1
	return (
		<div className="flex flex-col gap-10 md:gap-14">
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
			</article>
			{more.length > 0 && <MoreTestimonials testimonials={more} business={testimonial.tenant.name} />}
		</div>
	)
}

interface PartProps {
	testimonial: Testimonial
	businessUrl: string | null
}

function Who({ testimonial, headline, businessUrl }: PartProps & { headline: Headline | null }) {
	const { tenant, name, website, created_at } = testimonial
	return (
		<header className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:gap-5">
			<div className="flex flex-wrap items-center gap-x-3 text-sm">
				<h1 className="font-medium text-accent-text">{TESTIMONIAL_TITLE}</h1>
				<p className="text-ink-muted">
					{SHARED_BY}{" "}
					<a
						href={businessUrl ?? `/${tenant.slug}`}
						className="inline-block py-2.5 text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
					>
						{tenant.name}
					</a>
				</p>
			</div>
			{headline && (
				<blockquote
					lang={headline.language}
					dir="auto"
					className={classNames(
						"font-display text-balance",
						headline.text.length > 80 ? "text-lg lg:text-xl" : "text-xl lg:text-2xl",
					)}
				>
					{quoted(headline.text)}
				</blockquote>
			)}
			<div className="flex min-w-0 flex-col">
				<p
					className={classNames("break-words", headline ? "text-base font-medium" : "font-display text-xl lg:text-2xl")}
				>
					{name}
				</p>
				<p className="flex min-h-10 flex-wrap items-center gap-x-3 text-sm text-ink-muted">
					{website && (
						<a
							href={website}
							target="_blank"
							rel="nofollow noopener noreferrer ugc"
							className="inline-flex min-h-10 items-center gap-1.5 break-all text-accent-text underline decoration-1 underline-offset-4"
						>
							{hostOf(website)}
							<Glyph name="external" />
							<span className="sr-only">{OPENS_NEW_TAB}</span>
						</a>
					)}
					<time dateTime={created_at}>{DATE.format(new Date(created_at))}</time>
				</p>
			</div>
		</header>
	)
}

function WaysOn({ testimonial, businessUrl }: PartProps) {
	const { tenant, name, is_approved } = testimonial
	const recordOwn = (
		<a href={`/${tenant.slug}`} className={buttonClass({ variant: businessUrl ? "secondary" : "primary", size: "lg" })}>
			{RECORD_YOUR_OWN}
		</a>
	)
	return (
		<div className="flex flex-wrap content-start gap-3 lg:col-start-2">
			{businessUrl && (
				<a href={businessUrl} className={`${buttonClass({ variant: "primary", size: "lg" })} max-w-full`}>
					<span className="truncate">{visitBusiness(tenant.name)}</span>
				</a>
			)}
			{!businessUrl && recordOwn}
			{/* A pending testimonial is for those who were given its link. */}
			{is_approved && <ShareButton title={aboutBusiness(name, tenant.name)} />}
			{businessUrl && recordOwn}
		</div>
	)
}

/** Width to height, known before the video loads, so that nothing moves. */
const shapeOf = ({ width, height }: Testimonial) => (width && height ? width / height : 16 / 9)

function Player({ testimonial }: { testimonial: Testimonial }) {
	const { video_url, rendition_url, poster_url, name, captions } = testimonial
	const missing = <VideoMissing className="-mx-(--gutter) md:mx-0 md:rounded-surface" />
	if (!video_url) return missing
	const sources = rendition_url && [
		{ src: video_url, type: testimonial.content_type },
		{ src: rendition_url, type: "video/mp4" },
	]
	return (
		<VideoPlayer
			{...(sources ? { sources } : { src: video_url })}
			missing={missing}
			poster={poster_url ?? undefined}
			aria-label={videoBy(name)}
			// A portrait video leaves room for the words and the way on.
			className="mx-auto aspect-(--shape) w-[min(100%,54svh*var(--shape))] rounded-surface bg-stage object-contain lg:w-[min(100%,72svh*var(--shape))]"
		>
			{/* On by default, since most people watch with the sound off. The player can turn them off. */}
			{captions && (
				<track default kind="captions" src={captions.url} srcLang={captions.language} label={CAPTIONS_TRACK} />
			)}
		</VideoPlayer>
	)
}
