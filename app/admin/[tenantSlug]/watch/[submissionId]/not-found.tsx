import { NO_VIDEO } from "@/components/testimonial-pages/page-texts"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { BACK_TO_TESTIMONIALS, NO_SUCH_TESTIMONIAL } from "@/lib/submissions/dashboard-texts"

/** Shown, for example, when the list was loaded before another admin deleted the testimonial. */
export default function NoSuchTestimonial() {
	return (
		<EmptyState
			title={NO_VIDEO}
			action={
				// Relative, since this screen does not know its tenant.
				<a href="../dashboard?tab=testimonials" className={buttonClass({ variant: "secondary" })}>
					{BACK_TO_TESTIMONIALS}
				</a>
			}
		>
			{NO_SUCH_TESTIMONIAL}
		</EmptyState>
	)
}
