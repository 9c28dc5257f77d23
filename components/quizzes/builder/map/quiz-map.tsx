import { useMemo } from "react"
import type { QuizContent } from "../content/quiz-values"
import { MapCanvas } from "./map-canvas"
import { MapList } from "./map-list"
import { mapOf } from "./map-of"
import { useIsWide } from "./use-is-wide"

export interface QuizMapProps {
	content: Pick<QuizContent, "questions" | "outcomes">
	/** Undefined for those who may only look. */
	onOpen: ((id: string) => void) | undefined
}

/** Answers the owner's question: which way do visitors take, and where do they get stuck? A phone shows the list, which
 * screen readers read beside the map too. */
export function QuizMap({ content: { questions, outcomes }, onOpen }: QuizMapProps) {
	const map = useMemo(() => mapOf({ questions, outcomes }), [questions, outcomes])
	const isWide = useIsWide()
	if (!isWide) return <MapList map={map} onOpen={onOpen} />
	return (
		<>
			<div className="sr-only">
				<MapList map={map} onOpen={undefined} />
			</div>
			<MapCanvas map={map} onOpen={onOpen} />
		</>
	)
}
