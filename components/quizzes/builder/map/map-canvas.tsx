import { Panel, ReactFlow, ReactFlowProvider, useReactFlow } from "@xyflow/react"
import "@xyflow/react/dist/base.css"
import { Maximize, Minus, Plus } from "lucide-react"
import { useMemo } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { layOut } from "./lay-out"
import { MapGroup, type MapNode, MapPlace } from "./map-nodes"
import type { QuizMap } from "./map-of"
import { type MapEdge, MapWay } from "./map-way"
import { mapWords } from "./map-words"
import "./map-canvas.css"

export interface MapCanvasProps {
	map: QuizMap
	onOpen: ((id: string) => void) | undefined
}

const NODES = { place: MapPlace, group: MapGroup }
const EDGES = { way: MapWay }
const LEAST_ZOOM = 0.1
/** Smaller text can't be read: a long quiz begins at its top instead. */
const READABLE = 0.75

/** Nothing in it moves but the view, which the pointer drags and the focus leads. */
export function MapCanvas(props: MapCanvasProps) {
	return (
		<ReactFlowProvider>
			<Canvas {...props} />
		</ReactFlowProvider>
	)
}

function Canvas({ map, onOpen }: MapCanvasProps) {
	const { nodes, edges } = useMemo(() => drawn(map, onOpen), [map, onOpen])
	const flow = useReactFlow()

	function begin(): void {
		const box = flow.getNodesBounds(nodes.map(({ id }) => id))
		const area = document.querySelector(".quiz-map")?.getBoundingClientRect()
		if (!area) return
		const fits = Math.min(area.width / (box.width + 48), area.height / (box.height + 48))
		if (fits >= READABLE) void flow.fitView({ padding: 0.05, maxZoom: 1 })
		else {
			const first = nodes.find(({ type }) => type === "place")
			const middle = (first?.position.x ?? 0) + (first?.width ?? 0) / 2
			void flow.setViewport({ x: area.width / 2 - middle * READABLE, y: 24 - box.y * READABLE, zoom: READABLE })
		}
	}

	return (
		<section
			aria-label={mapWords.map}
			className="quiz-map h-[70dvh] min-h-96 overflow-hidden rounded-surface border border-line"
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
				<Panel position="top-left" className="rounded-control bg-area px-2 py-1 text-xs text-ink-muted">
					{onOpen ? mapWords.about : mapWords.aboutReadOnly}
				</Panel>
				<Panel position="top-right" className="flex rounded-control border border-line bg-area">
					<IconButton label={mapWords.zoomOut} onClick={() => void flow.zoomOut()}>
						<Minus aria-hidden size={18} />
					</IconButton>
					<IconButton label={mapWords.zoomIn} onClick={() => void flow.zoomIn()}>
						<Plus aria-hidden size={18} />
					</IconButton>
					<IconButton label={mapWords.whole} onClick={() => void flow.fitView({ padding: 0.05, maxZoom: 1 })}>
						<Maximize aria-hidden size={18} />
					</IconButton>
				</Panel>
			</ReactFlow>
		</section>
	)
}

function drawn(map: QuizMap, onOpen: MapCanvasProps["onOpen"]): { nodes: MapNode[]; edges: MapEdge[] } {
	const { places, ways, groups } = layOut(map)
	const groupNodes = groups.map(({ id, name, box: { x, y, width, height } }): MapNode => {
		return { id, type: "group", position: { x, y }, width, height, data: { name }, zIndex: -1 }
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
