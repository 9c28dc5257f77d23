import { classNames } from "@/components/ui/class-names"
import type { PublicTestimonial } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { GiftNote } from "./gift-note"
import { Customer, SharedBy, WaysOn } from "./shared-page-parts"
import * as sharedPageWords from "./shared-page-words"
import { Stars } from "./stars"
import { Verify } from "./verify/verify"

/** Up to here a text is set like a headline. A longer one is read like a letter. */
const SHORT = 280

/** One shared text, which is the page: the customer's words first, then who says so. */
export function WrittenTestimonial({ page, text }: { page: SharedPage; text: string }) {
	const { testimonial, business_url, gift } = page
	return (
		<article className="flex max-w-3xl flex-col gap-6 lg:gap-8 lg:pt-4">
			<SharedBy title={t(sharedPageWords.writtenTitle)} tenant={testimonial.tenant} businessUrl={business_url} />
			<blockquote
				dir="auto"
				className={classNames(
					"wrap-anywhere whitespace-pre-line",
					text.length <= SHORT ? "font-display text-xl text-balance lg:text-2xl" : "text-base lg:text-lg",
				)}
			>
				{sharedPageWords.quoted(text)}
			</blockquote>
			<div className="flex min-w-0 items-center gap-4">
				<Photo testimonial={testimonial} />
				<div className="min-w-0">
					{testimonial.stars && <Stars count={testimonial.stars} />}
					<Customer testimonial={testimonial} quiet />
				</div>
			</div>
			<GiftNote gift={gift} />
			<WaysOn testimonial={testimonial} businessUrl={business_url} />
			{page.statement && <Verify statement={page.statement} />}
		</article>
	)
}

function Photo({ testimonial: { photo_url, name } }: { testimonial: PublicTestimonial }) {
	if (!photo_url) return null
	return (
		<img
			src={photo_url}
			alt={testimonialWords.photoOf(name)}
			className="size-18 shrink-0 rounded-full object-cover lg:size-20"
		/>
	)
}
