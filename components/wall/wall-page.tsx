import { visitBusiness } from "@/components/testimonial-pages/page-texts"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { POWERED_BY, RECORD_YOUR_OWN, SHARE_YOUR_OWN } from "@/components/testimonial-pages/shared-page-texts"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { wallTitle } from "@/lib/submissions/texts-public"
import type { WallPage as Wall } from "@/lib/submissions/wall/present"
import { RatingLine } from "./rating-line"
import { WallCard } from "./wall-card"
import { wallPath } from "./wall-path"
import {
	ABOUT_FIGURES,
	BACK_TO_START,
	howMany,
	LIST_LABEL,
	MORE,
	NOTHING_YET,
	nothingYetFor,
	PAGES_LABEL,
} from "./wall-texts"

/**
 * A business's testimonials on one page, to be linked and indexed. Answers the visitor's question: who else was
 * satisfied, and how do I get to the business?
 */
export function WallPage({ wall }: { wall: Wall }) {
	const { business, items, count } = wall
	return (
		<PublicFrame
			business={{ name: business.name, logoUrl: business.logo_url, brandColor: business.brand_color }}
			footer={POWERED_BY}
		>
			<div className="flex flex-col gap-8 md:gap-10">
				<header className="flex flex-col gap-5 md:pt-4">
					<div className="flex flex-col gap-2">
						<h1 className="font-display text-xl break-words md:text-2xl">{wallTitle(business.name)}</h1>
						{count > 0 && <p className="text-base text-ink-muted">{howMany(count)}</p>}
						{wall.rating && <RatingLine rating={wall.rating} />}
						{wall.show_figures && (
							<a href={`${wallPath(business.slug)}/about`} className="w-fit text-sm underline">
								{ABOUT_FIGURES}
							</a>
						)}
					</div>
					<WaysOn business={business} />
				</header>
				{items.length > 0 ? <Cards wall={wall} /> : <Nothing business={business.name} />}
				<OtherPages wall={wall} />
			</div>
		</PublicFrame>
	)
}

function WaysOn({ business }: Pick<Wall, "business">) {
	return (
		<div className="flex flex-wrap gap-3">
			{business.url && (
				<a href={business.url} className={`${buttonClass({ variant: "primary", size: "lg" })} max-w-full`}>
					<span className="truncate">{visitBusiness(business.name)}</span>
				</a>
			)}
			<a
				href={`/${business.slug}`}
				className={buttonClass({ variant: business.url ? "secondary" : "primary", size: "lg" })}
			>
				{business.takes_written ? SHARE_YOUR_OWN : RECORD_YOUR_OWN}
			</a>
		</div>
	)
}

/** A single one takes the room that suits its shape. */
const SINGLE = { portrait: "max-w-sm", landscape: "max-w-2xl" }
const shapeOf = ({ width, height }: Wall["items"][number]) =>
	width && height && width < height ? "portrait" : "landscape"

/** In columns of equal width, as many as there is room and use for. */
function Cards({ wall: { items } }: { wall: Wall }) {
	return (
		<section aria-label={LIST_LABEL}>
			<div
				className={classNames(
					"gap-5",
					items.length === 1 && items[0] && SINGLE[shapeOf(items[0])],
					items.length > 1 && "sm:columns-2",
					items.length > 2 && "lg:columns-3",
				)}
			>
				{items.map((item) => (
					<WallCard key={item.id} item={item} />
				))}
			</div>
		</section>
	)
}

function Nothing({ business }: { business: string }) {
	return (
		<section className="flex flex-col gap-2 border-t border-line pt-8">
			<h2 className="text-lg font-medium">{NOTHING_YET}</h2>
			<p className="text-base text-ink-muted">{nothingYetFor(business)}</p>
		</section>
	)
}

function OtherPages({ wall: { business, after, next } }: { wall: Wall }) {
	if (!after && !next) return null
	return (
		<nav aria-label={PAGES_LABEL} className="flex flex-wrap gap-3">
			{next && (
				<a rel="next" href={wallPath(business.slug, next)} className={buttonClass({ size: "lg" })}>
					{MORE}
				</a>
			)}
			{after && (
				<a href={wallPath(business.slug)} className={buttonClass({ variant: "quiet", size: "lg" })}>
					{BACK_TO_START}
				</a>
			)}
		</nav>
	)
}
