import { ContactFrame } from "@/components/layout/contact-frame"
import { GiftNote } from "@/components/testimonial-pages/gift-note"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { Stars } from "@/components/testimonial-pages/stars"
import { classNames } from "@/components/ui/class-names"
import { initialsOf } from "@/components/ui/initials-of"
import { formatDuration } from "@/lib/recorder/format-duration"
import type { WallItem } from "@/lib/submissions/wall/present"
import { Details, NameLink, Quote, Transcript, WallVideo } from "./wall-card"
import { WallText } from "./wall-text"

/** One testimonial of a contact sheet: a video in its frame, or a text, and who says it. @param number of its frame */
export function SheetCard({ item, number }: { item: WallItem; number: number }) {
	const { text, headline, weight, stars, gift } = item
	const isLarge = weight === "large"
	return (
		<article className={classNames("sheet-card", weight === "small" && "sheet-small", isLarge && "sheet-large")}>
			{text === null && (
				<div className="contact-mat sheet-film">
					<ContactFrame number={number} time={formatDuration(item.duration_seconds)} marked={isLarge && "number"}>
						<WallVideo item={item} />
					</ContactFrame>
				</div>
			)}
			<div className={classNames("sheet-words", !headline && text === null && "sheet-wordless")}>
				<div className="flex min-w-0 items-center gap-3">
					{text !== null && <Face item={item} />}
					<div className="min-w-0">
						<NameLink item={item} />
						{stars && <Stars count={stars} />}
					</div>
				</div>
				{text !== null && (
					<WallText text={text} className={isLarge ? "font-display text-lg" : undefined}>
						{sharedPageWords.quoted(text)}
					</WallText>
				)}
				{headline && <Quote headline={headline} className={isLarge ? "text-xl lg:text-2xl" : "text-lg"} />}
				<Details item={item} />
				<GiftNote gift={gift} />
				<Transcript item={item} />
			</div>
		</article>
	)
}

function Face({ item: { photo_url, name } }: { item: WallItem }) {
	if (photo_url) return <img src={photo_url} alt="" loading="lazy" className="sheet-face" />
	if (!name) return null
	return (
		<span aria-hidden="true" className="sheet-face">
			{initialsOf(name)}
		</span>
	)
}
