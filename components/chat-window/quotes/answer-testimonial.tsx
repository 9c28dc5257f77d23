import { PlayedTestimonial } from "@/components/quizzes/result-page/played-testimonial"
import * as resultWords from "@/components/quizzes/result-page/result-words"
import type { PlayedTestimonial as Played } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"

/** The customer whom the text behind an answer plays. */
export function AnswerTestimonial({ testimonial }: { testimonial: Played }) {
	return (
		<section className="flex w-full max-w-[85%] flex-col gap-2 rounded-surface border border-line bg-surface p-4">
			<h3 className="text-sm font-medium text-ink-muted">{t(resultWords.customersSay)}</h3>
			<PlayedTestimonial testimonial={testimonial} />
		</section>
	)
}
