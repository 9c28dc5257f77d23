import { NO_VIDEO } from "@/components/testimonials/no-video"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"

/** As from a list that was loaded before another administrator deleted the testimonial. */
export default function NoSuchTestimonial() {
	return (
		<EmptyState
			title={NO_VIDEO}
			action={
				// Relative: this screen is not told whose dashboard it stands in.
				<a href="../dashboard?tab=testimonials" className={buttonClass({ variant: "secondary" })}>
					Back to testimonials
				</a>
			}
		>
			The testimonial has been deleted.
		</EmptyState>
	)
}
