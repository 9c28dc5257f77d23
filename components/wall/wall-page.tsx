import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import type { WallPage as Wall } from "@/lib/submissions/wall/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import * as visitWords from "@/lib/tenants/visit-words"
import { SheetCard } from "./sheet-card"
import { WallCard } from "./wall-card"
import { wallPath } from "./wall-path"
import * as wallWords from "./wall-words"

/** Answers the visitor's question: who else was satisfied, and how do I get to the business? */
export function WallPage({ wall }: { wall: Wall }) {
	const { business, items } = wall
	return (
		<PublicFrame
			business={{ name: business.name, logoUrl: business.logo_url, brandColor: business.brand_color }}
			footer={t(sharedPageWords.poweredBy)}
		>
			<div className="flex flex-col gap-8 md:gap-10">
				<header className="flex flex-col gap-5 md:pt-4">
					<div className="flex flex-col gap-2">
						<h1 className="font-display text-xl break-words md:text-2xl">
							{testimonialWords.wallTitle(business.name)}
						</h1>
						<Summary wall={wall} />
						{wall.show_figures && (
							<a
								href={keepLanguage(`${wallPath(business.slug)}/about`)}
								className="flex w-fit items-center text-sm underline pointer-coarse:min-h-11"
							>
								{t(wallWords.aboutFigures)}
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

function Summary({ wall: { contact_sheet, count, rating } }: { wall: Wall }) {
	const total = count > 0 && <p className="text-base text-ink-muted">{wallWords.howMany(count)}</p>
	if (contact_sheet)
		return (
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{rating && (
					<>
						<AverageStars average={rating.average} />
						<p className="text-base font-medium">{wallWords.rating(rating)}</p>
					</>
				)}
				{total}
			</div>
		)
	return (
		<>
			{total}
			{rating && <p className="text-base">{wallWords.rating(rating)}</p>}
		</>
	)
}

/** The line beside it says the same. */
function AverageStars({ average }: { average: number }) {
	return (
		<span aria-hidden="true" className="relative text-lg text-accent-text">
			<span className="opacity-30">{FIVE_STARS}</span>
			<span className="absolute inset-0 overflow-hidden whitespace-nowrap" style={{ width: `${average * 20}%` }}>
				{FIVE_STARS}
			</span>
		</span>
	)
}

function WaysOn({ business }: Pick<Wall, "business">) {
	return (
		<div className="flex flex-wrap gap-3">
			{business.url && (
				<a href={business.url} className={`${buttonClass({ variant: "primary", size: "lg" })} max-w-full`}>
					<span className="truncate">{visitWords.visitBusiness(business.name)}</span>
				</a>
			)}
			<a
				href={keepLanguage(`/${business.slug}`)}
				className={buttonClass({ variant: business.url ? "secondary" : "primary", size: "lg" })}
			>
				{business.takes_written ? t(sharedPageWords.shareYourOwn) : t(sharedPageWords.recordYourOwn)}
			</a>
		</div>
	)
}

const FIVE_STARS = "★★★★★"

/** A single one takes the room that suits its shape. */
const SINGLE = { portrait: "max-w-sm", landscape: "max-w-2xl" }
const shapeOf = ({ width, height }: Wall["items"][number]) =>
	width && height && width < height ? "portrait" : "landscape"

/** In columns of equal width, as many as there is room and use for. Large ones lead, each in a row of its own. */
function Cards({ wall: { items, contact_sheet } }: { wall: Wall }) {
	const videos = items.filter(({ text }) => text === null)
	const cards = items.map((item) => ({
		large: item.weight === "large",
		card: contact_sheet ? (
			<SheetCard key={item.id} item={item} number={videos.indexOf(item) + 1} />
		) : (
			<WallCard key={item.id} item={item} />
		),
	}))
	const rest = cards.filter(({ large }) => !large)
	const [only, second] = items.filter(({ weight }) => weight !== "large")
	return (
		<section aria-label={t(wallWords.listLabel)}>
			{cards.map(({ large, card }) => large && card)}
			<div
				className={classNames(
					"gap-5",
					only && !second && SINGLE[shapeOf(only)],
					rest.length > 1 && "sm:columns-2",
					rest.length > 2 && "lg:columns-3",
				)}
			>
				{rest.map(({ card }) => card)}
			</div>
		</section>
	)
}

function Nothing({ business }: { business: string }) {
	return (
		<section className="flex flex-col gap-2 border-t border-line pt-8">
			<h2 className="text-lg font-medium">{t(wallWords.nothingYet)}</h2>
			<p className="text-base text-ink-muted">{wallWords.nothingYetFor(business)}</p>
		</section>
	)
}

function OtherPages({ wall: { business, after, next } }: { wall: Wall }) {
	if (!after && !next) return null
	return (
		<nav aria-label={t(wallWords.pagesLabel)} className="flex flex-wrap gap-3">
			{next && (
				<a rel="next" href={keepLanguage(wallPath(business.slug, next))} className={buttonClass({ size: "lg" })}>
					{t(wallWords.more)}
				</a>
			)}
			{after && (
				<a href={keepLanguage(wallPath(business.slug))} className={buttonClass({ variant: "quiet", size: "lg" })}>
					{t(wallWords.backToStart)}
				</a>
			)}
		</nav>
	)
}
