import { NO_VIDEO } from "@/components/testimonial-pages/page-texts"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown, for example, when the list was loaded before another admin deleted the testimonial. */
export default function NoSuchTestimonial() {
	return (
		<EmptyState
			title={NO_VIDEO}
			action={
				// Relative, since this screen is not told its tenant.
				<a href="../dashboard?tab=testimonials" className={buttonClass({ variant: "secondary" })}>
					Back to testimonials
				</a>
			}
		>
			The testimonial has been deleted.
		</EmptyState>
	)
}
