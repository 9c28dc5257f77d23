import { BrandStyle } from "@/components/testimonial-pages/brand-style"
import type { PublicQuiz } from "@/lib/client/contract"
import { UNAVAILABLE_TITLE } from "../../quiz-texts"
import { QuizRoom } from "../quiz-room"
import { HostRoom } from "./host-room"

/** The quiz within another site's page, which already shows whose it is. */
export function EmbeddedQuiz({ quiz }: { quiz: PublicQuiz }) {
	return (
		<HostRoom>
			<BrandStyle color={quiz.brand_color} area="quiz" />
			<QuizRoom quiz={quiz} header={null} />
		</HostRoom>
	)
}

/** The same place without a quiz. Offers no link home, which the frame could not show. */
export function EmbeddedMessage({ message }: { message: string }) {
	return (
		<HostRoom>
			<main className="mx-auto flex w-full max-w-md flex-col gap-2 px-6 py-10">
				<h1 className="font-display text-xl">{UNAVAILABLE_TITLE}</h1>
				<p className="text-base text-ink-muted">{message}</p>
			</main>
		</HostRoom>
	)
}
