import type { CSSProperties } from "react"
import { CaptionsTrack } from "@/components/testimonial-pages/captions-track"
import { GiftNote } from "@/components/testimonial-pages/gift-note"
import { hostOf } from "@/components/testimonial-pages/host-of"
import { PlayMark } from "@/components/testimonial-pages/play-mark"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { Stars } from "@/components/testimonial-pages/stars"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import * as playWords from "@/lib/submissions/play-words"
import type { WallItem } from "@/lib/submissions/wall/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { PlayButton } from "./play-button"
import { WallText } from "./wall-text"
import * as wallWords from "./wall-words"

/** One testimonial of a wall. It works without a script: the browser's own player loads the video when it is pressed. */
export function WallCard({ item }: { item: WallItem }) {
	return (
		<article className="wall-card">
			{item.text === null ? <WallVideo item={item} /> : <Written item={item} text={item.text} />}
			<div className="flex min-w-0 flex-col gap-2 px-4 pt-3 pb-2">
				{item.headline && <Quote headline={item.headline} className="text-lg" />}
				{item.stars && <Stars count={item.stars} />}
				<div className="-mt-2 min-w-0">
					<NameLink item={item} />
					<Details item={item} />
				</div>
				<GiftNote gift={item.gift} className="pb-2" />
				<Transcript item={item} />
			</div>
		</article>
	)
}

function Written({ item, text }: { item: WallItem; text: string }) {
	return (
		<div className="px-4 pt-4">
			<WallText text={text}>
				{item.photo_url && (
					<img
						src={item.photo_url}
						alt=""
						loading="lazy"
						className="float-start me-3 mb-1 size-12 rounded-full object-cover"
					/>
				)}
				{sharedPageWords.quoted(text)}
			</WallText>
		</div>
	)
}

export function WallVideo({ item }: { item: WallItem }) {
	const { name, width, height, poster_url, video_url, rendition_url, content_type, captions } = item
	const shape = width && height ? width / height : 16 / 9
	return (
		<div className="relative overflow-hidden">
			{/* biome-ignore lint/a11y/useMediaCaption: captions are there once the business has approved them. */}
			<video
				controls
				playsInline
				preload="none"
				poster={poster_url ?? undefined}
				aria-label={name ? testimonialWords.videoBy(name) : t(sharedPageWords.testimonialTitle)}
				style={{ "--shape": shape } as CSSProperties}
				className="block aspect-(--shape) w-full bg-stage object-contain"
			>
				{video_url && <source src={video_url} type={content_type} />}
				{rendition_url && <source src={rendition_url} type="video/mp4" />}
				{captions && <CaptionsTrack captions={captions} />}
			</video>
			<PlayButton label={playWords.playVideoOf(name)}>
				<PlayMark />
			</PlayButton>
		</div>
	)
}

interface QuoteProps {
	headline: NonNullable<WallItem["headline"]>
	className: string
}

export function Quote({ headline: { text, language }, className }: QuoteProps) {
	return (
		<blockquote lang={language} dir="auto" className={classNames("font-display text-balance", className)}>
			{sharedPageWords.quoted(text)}
		</blockquote>
	)
}

export function NameLink({ item: { id, name, relation } }: { item: WallItem }) {
	return (
		<>
			<a href={keepLanguage(`/testimonial/${id}`)} className="wall-link font-medium break-words">
				{name ?? t(wallWords.openTestimonial)}
			</a>
			{relation && <p className="text-sm text-ink-muted">{testimonialWords.relationOf(relation)}</p>}
		</>
	)
}

export function Details({ item: { website, created_at } }: { item: WallItem }) {
	if (!website && !created_at) return null
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
			{website && (
				<a
					href={website}
					target="_blank"
					rel="nofollow noopener noreferrer ugc"
					className="wall-link gap-1.5 break-all text-accent-text"
				>
					{hostOf(website)}
					<Glyph name="external" />
					<span className="sr-only">{t(sharedPageWords.opensNewTab)}</span>
				</a>
			)}
			{created_at && (
				<time dateTime={created_at} className="pb-2.5">
					{testimonialWords.dayInWords(created_at)}
				</time>
			)}
		</p>
	)
}

export function Transcript({ item: { transcript, captions } }: { item: WallItem }) {
	if (transcript.length === 0) return null
	return (
		<details className="border-t border-line">
			<summary className="flex min-h-11 items-center gap-2 text-sm font-medium summary-arrow">
				{t(wallWords.readWhatIsSaid)}
			</summary>
			<div lang={captions?.language} className="flex max-w-prose flex-col gap-2 pb-3 text-sm text-ink-muted">
				{transcript.map(({ start_ms, text }) => (
					<p key={start_ms} dir="auto">
						{text}
					</p>
				))}
			</div>
		</details>
	)
}
