import { LanguageSwitch } from "@/components/languages/language-switch"
import { Area } from "@/components/layout/area"
import { BrandStyle } from "@/components/testimonial-pages/brand-style"
import { BusinessMark } from "@/components/testimonial-pages/business-mark"
import type { PublicQuiz } from "@/lib/client/contract"
import { QuizRoom } from "./quiz-room"

export function QuizPage({ quiz }: { quiz: PublicQuiz }) {
	return (
		<Area name="quiz">
			<BrandStyle color={quiz.brand_color} area="quiz" />
			<QuizRoom
				quiz={quiz}
				header={
					<header className="flex min-h-16 items-center px-5 py-3 md:px-10">
						<BusinessMark name={quiz.tenant_name} logoUrl={quiz.logo_url} />
						<LanguageSwitch />
					</header>
				}
			/>
		</Area>
	)
}
