import type { CSSProperties } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
import { PAGE_TEXTS } from "./page-texts"
import { VideoMissing } from "./video-missing"
import { VideoPlayer } from "./video-player"

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** One shared testimonial, with a link to record another. */
export function PublicTestimonial({ testimonial }: { testimonial: Testimonial }) {
	const { tenant, name, website, created_at } = testimonial
	return (
		<article className="flex w-full flex-col gap-6 md:gap-8">
			<header className="flex flex-col gap-1">
				<h1 className="font-display text-xl md:text-2xl">{PAGE_TEXTS.testimonialTitle}</h1>
				<p className="text-base text-ink-muted">Shared by {tenant.name}</p>
			</header>
			<Player testimonial={testimonial} />
			<div className="flex flex-wrap items-end justify-between gap-6">
				<div className="flex min-w-0 flex-col gap-1">
					<p className="font-display text-lg break-words">{name}</p>
					{website && (
						<a
							href={website}
							target="_blank"
							rel="nofollow noopener noreferrer ugc"
							className="inline-flex min-h-8 items-center pointer-coarse:min-h-10 gap-1.5 text-base break-all text-accent-text underline decoration-1 underline-offset-4"
						>
							{hostOf(website)}
							<Glyph name="external" />
							<span className="sr-only">(opens in a new tab)</span>
						</a>
					)}
					<p className="text-sm text-ink-muted">
						<time dateTime={created_at}>{DATE.format(new Date(created_at))}</time>
					</p>
				</div>
				<a href={`/${tenant.slug}`} className={buttonClass({ variant: "primary", size: "lg" })}>
					Record your own testimonial
				</a>
			</div>
		</article>
	)
}

/**
 * The box has its shape before the video loads, so that nothing moves. A portrait video stays within the screen's
 * height.
 */
function shapeOf({ width, height }: Testimonial): CSSProperties {
	const [x, y] = width && height ? [width, height] : [16, 9]
	return { aspectRatio: `${x} / ${y}`, width: `min(100%, ${((75 * x) / y).toFixed(1)}svh)` }
}

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
			aria-label={`Video testimonial by ${name}`}
			style={shapeOf(testimonial)}
			className="mx-auto rounded-surface bg-stage object-contain"
		>
			{/* On by default, since most people watch with the sound off. The player can turn them off. */}
			{captions && <track default kind="captions" src={captions.url} srcLang={captions.language} label="Captions" />}
		</VideoPlayer>
	)
}

/** The host without `www.`, by which people recognize an address. */
function hostOf(website: string): string {
	return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : website
}
