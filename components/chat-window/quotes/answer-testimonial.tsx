import * as quizWords from "@/components/quizzes/quiz-words"
import { PlayedTestimonial } from "@/components/quizzes/result-page/played-testimonial"
import type { PlayedTestimonial as Played } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"

/** The customer whom the text behind an answer plays. */
export function AnswerTestimonial({ testimonial }: { testimonial: Played }) {
	return (
		<section className="flex w-full max-w-[85%] flex-col gap-2 rounded-surface border border-line bg-surface p-4">
			<h3 className="text-sm font-medium text-ink-muted">{t(quizWords.customersSay)}</h3>
			<PlayedTestimonial testimonial={testimonial} />
		</section>
	)
}
