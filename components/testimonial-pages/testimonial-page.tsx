import type { TenantPage } from "@/lib/client/contract"
import { NEEDS_SCRIPT } from "./page-texts"
import { TestimonialPageFrame } from "./testimonial-page-frame"
import { TestimonialStudio } from "./testimonial-studio"

/** Answers the visitor's question: what do I do now, and is it safe? */
export function TestimonialPage({ page }: { page: TenantPage }) {
	return (
		<TestimonialPageFrame page={page}>
			<noscript>
				<p className="mb-6 rounded-control bg-warning-soft px-4 py-3">{NEEDS_SCRIPT}</p>
			</noscript>
			<TestimonialStudio
				tenantSlug={page.tenant_slug}
				tenantName={page.tenant_name}
				maxSeconds={page.max_duration_seconds}
				acceptWritten={page.accept_written}
				askStars={page.ask_stars}
			/>
		</TestimonialPageFrame>
	)
}
