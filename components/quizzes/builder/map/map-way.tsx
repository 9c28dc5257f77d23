import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from "@xyflow/react"
import { CornerLeftUp } from "lucide-react"
import { classNames } from "@/components/ui/class-names"
import type { Box, Point } from "./lay-out"
import type { WayOnMap } from "./map-of"
import { mapWords } from "./map-words"

export type MapEdge = Edge<{ way: WayOnMap; points: Point[]; label: Box | null }, "way">

const isWrong = ({ kind }: WayOnMap) => kind === "back" || kind === "gone"

export function MapWay({ id, data, markerEnd }: EdgeProps<MapEdge>) {
	if (!data) return null
	const { way, points, label } = data
	return (
		<>
			<BaseEdge
				id={id}
				path={curve(points)}
				markerEnd={markerEnd}
				className={classNames(
					"quiz-map-way",
					isWrong(way) && "quiz-map-wrong",
					way.kind === "around" && "quiz-map-around",
				)}
			/>
			{label && (
				<EdgeLabelRenderer>
					<div
						aria-hidden
						className={classNames(
							"absolute flex flex-col justify-center rounded-control bg-area px-1.5 text-center text-xs wrap-anywhere",
							isWrong(way) ? "text-danger" : "text-ink-muted",
						)}
						style={{
							transform: `translate(${label.x}px, ${label.y}px)`,
							width: label.width,
							height: label.height,
						}}
					>
						{way.kind === "back" && (
							<span className="flex items-center justify-center gap-1 font-medium">
								<CornerLeftUp aria-hidden size={14} />
								{mapWords.back}
							</span>
						)}
						{way.reasons.map((reason) => (
							<span key={reason} className="line-clamp-3">
								{reason}
							</span>
						))}
					</div>
				</EdgeLabelRenderer>
			)}
		</>
	)
}

/** Through the middle of each pair of points, so that corners become round. */
function curve(points: readonly Point[]): string {
	const [first, ...rest] = points
	const last = rest.at(-1)
	if (!first || !last) return ""
	const bends = rest.slice(0, -1).map((point, at) => {
		const next = rest[at + 1] ?? last
		return `Q${point.x},${point.y} ${(point.x + next.x) / 2},${(point.y + next.y) / 2}`
	})
	return `M${first.x},${first.y} ${bends.join(" ")} L${last.x},${last.y}`
}
