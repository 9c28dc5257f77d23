import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import * as testimonialWords from "@/lib/submissions/words-public"
import * as visitWords from "@/lib/tenants/visit-words"
import { hostOf } from "./host-of"
import { ShareButton } from "./share-button"
import * as sharedPageWords from "./shared-page-words"

export interface PartProps {
	testimonial: Testimonial
	businessUrl: string | null
}

interface SharedByProps {
	title: string
	tenant: Testimonial["tenant"]
	businessUrl: string | null
}

export function SharedBy({ title, tenant, businessUrl }: SharedByProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-3 text-sm">
			<h1 className="font-medium text-accent-text">{title}</h1>
			<p className="text-ink-muted">
				{t(sharedPageWords.sharedBy)}{" "}
				<a
					href={businessUrl ?? keepLanguage(`/${tenant.slug}`)}
					className="inline-block py-2.5 text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
				>
					{tenant.name}
				</a>
			</p>
		</div>
	)
}

interface CustomerProps {
	testimonial: Testimonial
	/** Words of the customer are the headline, so the name is none. */
	quiet: boolean
}

export function Customer({ testimonial: { name, relation, website, created_at }, quiet }: CustomerProps) {
	return (
		<div className="flex min-w-0 flex-col">
			<p className={classNames("break-words", quiet ? "text-base font-medium" : "font-display text-xl lg:text-2xl")}>
				{name}
			</p>
			{relation && <p className="text-sm text-ink-muted">{testimonialWords.relationOf(relation)}</p>}
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
						<span className="sr-only">{t(sharedPageWords.opensNewTab)}</span>
					</a>
				)}
				<time dateTime={created_at}>{testimonialWords.dayInWords(created_at)}</time>
			</p>
		</div>
	)
}

export function WaysOn({ testimonial, businessUrl }: PartProps) {
	const { tenant, name, relation, is_approved, kind } = testimonial
	const recordOwn = (
		<a
			href={keepLanguage(`/${tenant.slug}`)}
			className={buttonClass({ variant: businessUrl ? "secondary" : "primary", size: "lg" })}
		>
			{kind === "written" ? t(sharedPageWords.shareYourOwn) : t(sharedPageWords.recordYourOwn)}
		</a>
	)
	return (
		<div className="flex flex-wrap content-start gap-3 lg:col-start-2">
			{businessUrl && (
				<a href={businessUrl} className={`${buttonClass({ variant: "primary", size: "lg" })} max-w-full`}>
					<span className="truncate">{visitWords.visitBusiness(tenant.name)}</span>
				</a>
			)}
			{!businessUrl && recordOwn}
			{/* A pending testimonial is for those who were given its link. */}
			{is_approved && (
				<ShareButton title={testimonialWords.aboutBusiness(testimonialWords.named(name, relation), tenant.name)} />
			)}
			{businessUrl && recordOwn}
		</div>
	)
}
