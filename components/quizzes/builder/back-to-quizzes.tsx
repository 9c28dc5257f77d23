import Link from "next/link"
import { quizListWords } from "../admin-words"

export function BackToQuizzes({ base }: { base: string }) {
	return (
		<Link
			href={base}
			className="flex w-fit items-center gap-1.5 rounded-control text-ink-muted hover:text-ink pointer-coarse:min-h-11"
		>
			<span aria-hidden="true">{"←"}</span>
			{quizListWords.all}
		</Link>
	)
}
