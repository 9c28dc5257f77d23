import { own } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { wordingsOf } from "@/lib/submissions/consent-text"
import type { CollectPage } from "@/lib/tenants/present"
import * as pageWords from "./page-words"
import { PromptIdeas } from "./prompt-ideas"
import { TestimonialPageFrame } from "./testimonial-page-frame"
import { TestimonialStudio } from "./testimonial-studio"

/** Answers the visitor's question: what do I do now, and is it safe? */
export function TestimonialPage({ page }: { page: CollectPage }) {
	const questions = page.recording_prompts?.map(own) ?? pageWords.questionsAbout(page.tenant_name)
	return (
		<TestimonialPageFrame page={page}>
			<noscript>
				<p className="mb-6 rounded-control bg-warning-soft px-4 py-3">{t(pageWords.needsScript)}</p>
			</noscript>
			<TestimonialStudio
				tenantSlug={page.tenant_slug}
				maxSeconds={page.max_duration_seconds}
				consents={wordingsOf(page)}
				questions={questions}
				ideas={<PromptIdeas questions={questions} />}
				countsVisits={page.counts_visits}
				acceptWritten={page.accept_written}
				askStars={page.ask_stars}
				askRelation={page.ask_relation}
				hiddenFields={page.hidden_fields}
			/>
		</TestimonialPageFrame>
	)
}
