import { Panel, ReactFlow, ReactFlowProvider, useReactFlow } from "@xyflow/react"
import "@xyflow/react/dist/base.css"
import { Maximize, Minus, Plus } from "lucide-react"
import { useMemo, useRef } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { type LaidOut, layOut } from "./lay-out"
import { MapGroup, type MapNode, MapPlace } from "./map-nodes"
import type { QuizMap } from "./map-of"
import { type MapEdge, MapWay } from "./map-way"
import { mapWords } from "./map-words"
import "./map-canvas.css"

export interface MapCanvasProps {
	map: QuizMap
	onOpen: ((id: string) => void) | undefined
}

const NODES = { place: MapPlace, run: MapGroup }
const EDGES = { way: MapWay }
const LEAST_ZOOM = 0.1
/** Smaller text can't be read: a long quiz begins at its top instead. */
const READABLE = 0.9

/** Nothing in it moves but the view, which the pointer drags and the focus leads. */
export function MapCanvas(props: MapCanvasProps) {
	return (
		<ReactFlowProvider>
			<Canvas {...props} />
		</ReactFlowProvider>
	)
}

function Canvas({ map, onOpen }: MapCanvasProps) {
	const laid = useMemo(() => layOut(map), [map])
	const { nodes, edges } = useMemo(() => drawn(map, laid, onOpen), [map, laid, onOpen])
	const flow = useReactFlow()
	const area = useRef<HTMLElement>(null)
	const showAll = () => void flow.fitBounds({ x: 0, y: 0, width: laid.width, height: laid.height }, { padding: 0 })

	function begin(): void {
		const { width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {}
		const zoom = Math.max(READABLE, Math.min(1, width / laid.width, height / laid.height))
		const first = laid.places.get(map.places[0]?.id ?? "")
		const isNarrow = laid.width * zoom <= width
		const middle = isNarrow || !first ? laid.width / 2 : first.x + first.width / 2
		void flow.setViewport({ x: width / 2 - middle * zoom, y: 0, zoom })
	}

	return (
		<>
			<p className="mb-2 text-ink-muted">{onOpen ? mapWords.about : mapWords.aboutReadOnly}</p>
			<section
				ref={area}
				aria-label={mapWords.map}
				className="quiz-map h-[60dvh] min-h-96 overflow-hidden rounded-surface border border-line"
			>
				<ReactFlow
					nodes={nodes}
					edges={edges}
					nodeTypes={NODES}
					edgeTypes={EDGES}
					onInit={begin}
					minZoom={LEAST_ZOOM}
					maxZoom={1.5}
					nodesDraggable={false}
					nodesConnectable={false}
					nodesFocusable={false}
					edgesFocusable={false}
					elementsSelectable={false}
					disableKeyboardA11y
					panOnScroll
					zoomOnDoubleClick={false}
					proOptions={{ hideAttribution: true }}
				>
					<Panel position="top-right" className="flex rounded-control border border-line bg-area">
						<IconButton label={mapWords.zoomOut} onClick={() => void flow.zoomOut()}>
							<Minus aria-hidden size={18} />
						</IconButton>
						<IconButton label={mapWords.zoomIn} onClick={() => void flow.zoomIn()}>
							<Plus aria-hidden size={18} />
						</IconButton>
						<IconButton label={mapWords.whole} onClick={showAll}>
							<Maximize aria-hidden size={18} />
						</IconButton>
					</Panel>
				</ReactFlow>
			</section>
		</>
	)
}

function drawn(map: QuizMap, laid: LaidOut, onOpen: MapCanvasProps["onOpen"]): { nodes: MapNode[]; edges: MapEdge[] } {
	const { places, ways, groups } = laid
	const groupNodes = groups.map(({ id, name, box: { x, y, width, height } }): MapNode => {
		return { id, type: "run", position: { x, y }, width, height, data: { name }, zIndex: -1 }
	})
	const placeNodes = map.places.flatMap((place): MapNode[] => {
		const box = places.get(place.id)
		if (!box) return []
		const { x, y, width, height } = box
		return [{ id: place.id, type: "place", position: { x, y }, width, height, data: { place, onOpen } }]
	})
	const edges = ways.map(({ way, points, label }, at): MapEdge => {
		return { id: String(at), type: "way", source: way.from, target: way.to, data: { way, points, label } }
	})
	return { nodes: [...groupNodes, ...placeNodes], edges }
}
