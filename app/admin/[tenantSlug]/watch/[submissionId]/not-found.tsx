import * as pageWords from "@/components/testimonial-pages/page-words"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { dashboardWords, watchWords } from "@/lib/submissions/dashboard-words"

/** Shown, for example, when the list was loaded before another admin deleted the testimonial. */
export default function NoSuchTestimonial() {
	return (
		<EmptyState
			title={pageWords.noVideo}
			action={
				// Relative, since this screen does not know its tenant.
				<a href="../dashboard?tab=testimonials" className={buttonClass({ variant: "secondary" })}>
					{dashboardWords.backToTestimonials}
				</a>
			}
		>
			{watchWords.noSuchTestimonial}
		</EmptyState>
	)
}
