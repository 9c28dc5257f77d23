import { BrandStyle } from "@/components/testimonial-pages/brand-style"
import type { PublicQuiz } from "@/lib/client/contract"
import { QuizRoom } from "../quiz-room"
import { HostRoom } from "./host-room"

export function EmbeddedQuiz({ quiz }: { quiz: PublicQuiz }) {
	return (
		<HostRoom isShut={quiz.closed !== undefined} quizId={quiz.id}>
			<BrandStyle color={quiz.brand_color} area="quiz" />
			<QuizRoom quiz={quiz} header={null} />
		</HostRoom>
	)
}
