import { Button } from "@/components/ui/button"
import type { ResultDesign } from "@/lib/client/contract"
import { RESULT_DESIGN } from "@/lib/quizzes/defaults"
import { hasOwnColors } from "@/lib/quizzes/has-own-colors"
import { quizAdminWords } from "../../admin-words"

export interface BrandColorsProps {
	design: ResultDesign
	onChange(part: Partial<ResultDesign>): void
}

export function BrandColors({ design, onChange }: BrandColorsProps) {
	if (!hasOwnColors(design)) return <p className="text-ink-muted">{quizAdminWords.brandColorsUsed}</p>
	const { background_color, text_color, accent_color } = RESULT_DESIGN
	return (
		<div>
			<Button size="sm" onClick={() => onChange({ background_color, text_color, accent_color })}>
				{quizAdminWords.useBrandColors}
			</Button>
		</div>
	)
}
