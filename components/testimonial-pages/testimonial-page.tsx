import type { CollectPage } from "@/lib/tenants/present"
import { NEEDS_SCRIPT } from "./page-texts"
import { TestimonialPageFrame } from "./testimonial-page-frame"
import { TestimonialStudio } from "./testimonial-studio"

/** Answers the visitor's question: what do I do now, and is it safe? */
export function TestimonialPage({ page }: { page: CollectPage }) {
	return (
		<TestimonialPageFrame page={page}>
			<noscript>
				<p className="mb-6 rounded-control bg-warning-soft px-4 py-3">{NEEDS_SCRIPT}</p>
			</noscript>
			<TestimonialStudio
				tenantSlug={page.tenant_slug}
				tenantName={page.tenant_name}
				maxSeconds={page.max_duration_seconds}
				consents={{ video: page.consent, written: page.written_consent }}
				prompts={page.recording_prompts}
				countsVisits={page.counts_visits}
				acceptWritten={page.accept_written}
				askStars={page.ask_stars}
			/>
		</TestimonialPageFrame>
	)
}
