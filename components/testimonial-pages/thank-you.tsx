import { ContactSheet } from "@/components/layout/contact-sheet"
import { buttonClass } from "@/components/ui/button-class"
import type { ThankYouPage } from "@/lib/client/contract"
import { keepLanguage } from "@/lib/languages/keep-language"
import { own, ownLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import * as tenantSentences from "@/lib/tenants/words"
import { BusinessPageLink } from "./business-page-link"
import { Gift } from "./gift"
import { ReceiptNote } from "./receipt-note"
import * as thankYouWords from "./thank-you-words"

export interface ThankYouProps {
	tenantSlug: string
	page: ThankYouPage
	preview?: boolean
}

export function ThankYou({ tenantSlug, page, preview = false }: ThankYouProps) {
	return (
		<div className="flex w-full max-w-2xl flex-1 flex-col justify-center gap-8 py-4 md:gap-10">
			<div className="flex flex-col gap-4">
				<SuccessMark />
				{/* Without a logo the header already shows the name. */}
				{page.logo_url && <p className="text-base text-ink-muted">{page.tenant_name}</p>}
				<h1 {...ownLang(page.thank_you_headline)} className="font-display text-xl md:text-2xl">
					{own(page.thank_you_headline)}
				</h1>
				<p {...ownLang(subheadlineOf(page))} className="max-w-prose text-base text-ink-muted md:text-lg">
					{own(subheadlineOf(page))}
				</p>
				{page.receipt_mailed && (
					<ReceiptNote tenantSlug={tenantSlug} either={page.accept_written ?? false} preview={preview} />
				)}
			</div>
			{page.pdf_gift_url ? (
				<Gift tenantSlug={tenantSlug} giftUrl={page.pdf_gift_url} previewUrl={page.pdf_preview_image_url} />
			) : (
				<div className="border-y border-line px-1 py-8">
					<div className="max-w-72 md:max-w-80">
						<ContactSheet rows={1} />
					</div>
				</div>
			)}
			<div className="flex flex-wrap gap-3">
				{/* Without a site of its own, the business's page is the one that the next button opens. */}
				{page.business_url && (
					<BusinessPageLink
						slug={tenantSlug}
						name={page.tenant_name}
						website={page.business_url}
						// Only one button of the page stands out.
						variant={page.pdf_gift_url ? "secondary" : "primary"}
					/>
				)}
				<a href={keepLanguage(`/${tenantSlug}`)} className={buttonClass({ variant: "secondary", size: "lg" })}>
					{t(thankYouWords.submitAnother)}
				</a>
				{page.wall_url && (
					<a href={keepLanguage(page.wall_url)} className={buttonClass({ variant: "quiet", size: "lg" })}>
						{t(thankYouWords.seeWall)}
					</a>
				)}
			</div>
		</div>
	)
}

/** The default promises a report. A business's own text always stays. */
function subheadlineOf({ thank_you_subheadline, pdf_gift_url }: ThankYouPage): string {
	const promises = thank_you_subheadline === tenantSentences.defaultThankYouSubheadline
	return promises && !pdf_gift_url ? tenantSentences.thanksWithoutGift : thank_you_subheadline
}

function SuccessMark() {
	return (
		<svg role="img" aria-label={t(thankYouWords.success)} width="64" height="64" viewBox="0 0 64 64" fill="none">
			<circle cx="32" cy="32" r="32" className="fill-accent" />
			<path
				d="m20 33 8.5 8.5L45 24"
				className="stroke-on-accent"
				strokeWidth="3"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}
