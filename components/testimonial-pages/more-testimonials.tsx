import { useId } from "react"
import { ContactFrame } from "@/components/layout/contact-frame"
import { keepLanguage } from "@/lib/languages/keep-language"
import type { MoreTestimonial } from "@/lib/submissions/shared-page/present"
import * as testimonialWords from "@/lib/submissions/words-public"
import { GiftNote } from "./gift-note"
import { PlayMark } from "./play-mark"
import * as sharedPageWords from "./shared-page-words"

export interface MoreTestimonialsProps {
	testimonials: readonly MoreTestimonial[]
	business: string
}

export function MoreTestimonials({ testimonials, business }: MoreTestimonialsProps) {
	const titleId = useId()
	return (
		<section aria-labelledby={titleId} className="flex flex-col gap-5 border-t border-line pt-8 md:pt-10">
			<h2 id={titleId} className="font-display text-lg md:text-xl">
				{sharedPageWords.moreTestimonials(business)}
			</h2>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8">
				{testimonials.map(({ id, name, poster_url, headline, text, relation, gift }, at) => (
					<li key={id} className="flex flex-col">
						<a href={keepLanguage(`/testimonial/${id}`)} className="group flex flex-1 flex-col gap-2">
							{text === undefined ? (
								<div className="contact-mat">
									<ContactFrame number={at + 2}>
										<span className="relative block aspect-4/3 overflow-hidden">
											{poster_url && (
												<img
													src={poster_url}
													alt=""
													loading="lazy"
													decoding="async"
													className="absolute inset-0 size-full object-cover object-[50%_30%]"
												/>
											)}
											<PlayMark />
										</span>
									</ContactFrame>
								</div>
							) : (
								<span className="flex aspect-4/3 flex-1 items-center overflow-hidden rounded-surface bg-surface p-4">
									<span dir="auto" className="line-clamp-4 text-sm wrap-anywhere md:line-clamp-7">
										{sharedPageWords.quoted(text)}
									</span>
								</span>
							)}
							{headline && (
								<span lang={headline.language} dir="auto" className="line-clamp-3 text-sm text-ink-muted">
									{sharedPageWords.quoted(headline.text)}
								</span>
							)}
							<span className="text-sm font-medium break-words underline-offset-4 group-hover:underline">{name}</span>
							{relation && <span className="text-sm text-ink-muted">{testimonialWords.relationOf(relation)}</span>}
						</a>
						<GiftNote gift={gift} className="mt-1" />
					</li>
				))}
			</ul>
		</section>
	)
}
