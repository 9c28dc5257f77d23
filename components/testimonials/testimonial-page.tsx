import type { TenantPage } from "@/lib/client/contract"
import { PAGE_TEXTS } from "./page-texts"
import { PublicFrame } from "./public-frame"
import { TestimonialStudio } from "./testimonial-studio"

/** Who comes here asks: what do I do now, and is it safe? */
export function TestimonialPage({ page }: { page: TenantPage }) {
	return (
		<PublicFrame
			business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
			footer={PAGE_TEXTS.pageFooter}
		>
			<div className="mb-6 flex max-w-3xl flex-col gap-2 md:mb-8">
				<h1 className="font-display text-xl md:text-2xl">{page.page_headline}</h1>
				<p className="text-base text-balance text-ink-muted">{page.page_subheadline}</p>
			</div>
			<noscript>
				<p className="mb-6 rounded-control bg-warning-soft px-4 py-3">
					Recording a video needs JavaScript. Please switch it on in your browser and load this page again.
				</p>
			</noscript>
			<TestimonialStudio
				tenantSlug={page.tenant_slug}
				tenantName={page.tenant_name}
				maxSeconds={page.max_duration_seconds}
			/>
		</PublicFrame>
	)
}
