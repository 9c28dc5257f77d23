import type { ReactNode } from "react"
import type { TenantPage } from "@/lib/client/contract"
import { own, ownLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import * as pageWords from "./page-words"
import { PublicFrame } from "./public-frame"

export type TestimonialPageTexts = Pick<
	TenantPage,
	"tenant_name" | "logo_url" | "brand_color" | "page_headline" | "page_subheadline"
> & { accept_written?: boolean }

/** The texts of the business around the studio. The settings preview draws it too. */
export function TestimonialPageFrame({ page, children }: { page: TestimonialPageTexts; children: ReactNode }) {
	return (
		<PublicFrame
			business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
			footer={page.accept_written ? t(pageWords.footerOfBoth) : t(pageWords.footer)}
		>
			<div className="mb-6 flex max-w-3xl flex-col gap-2">
				<h1 {...ownLang(page.page_headline)} className="font-display text-xl md:text-2xl">
					{own(page.page_headline)}
				</h1>
				<p {...ownLang(page.page_subheadline)} className="text-base text-balance text-ink-muted">
					{own(page.page_subheadline)}
				</p>
			</div>
			{children}
		</PublicFrame>
	)
}
