import { useMemo, useSyncExternalStore } from "react"
import { MapCanvas } from "./map-canvas"
import { MapList } from "./map-list"
import { mapOf, type OnMapContent } from "./map-of"

export interface QuizMapProps {
	content: OnMapContent
	/** Undefined for those who may only look. */
	onOpen: ((id: string) => void) | undefined
}

/** Answers the owner's question: which way do visitors take, and where do they get stuck? A phone shows the list, which
 * screen readers read beside the map too. */
export function QuizMap({ content: { questions, outcomes, hidden_fields }, onOpen }: QuizMapProps) {
	const map = useMemo(() => mapOf({ questions, outcomes, hidden_fields }), [questions, outcomes, hidden_fields])
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

const WIDE = "(min-width: 48rem)"

function follow(changed: () => void): () => void {
	const query = matchMedia(WIDE)
	query.addEventListener("change", changed)
	return () => query.removeEventListener("change", changed)
}

/** Whether the screen has room for a map. */
const useIsWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches)
