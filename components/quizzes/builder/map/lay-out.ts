import { Graph, layout } from "@dagrejs/dagre"
import type { OnMap, QuizMap, WayOnMap } from "./map-of"

export interface Box {
	/** Both are of its upper left corner. */
	x: number
	y: number
	width: number
	height: number
}
export interface Point {
	x: number
	y: number
}
export interface LaidOut {
	width: number
	height: number
	places: Map<string, Box>
	/** In the order of the map's. */
	ways: { way: WayOnMap; points: Point[]; label: Box | null }[]
	groups: { id: string; name: string; box: Box }[]
}

export const PLACE_WIDTH = 264
const LABEL_WIDTH = 176
/** Room for the frames of groups. */
const MARGIN = 32
const PADDING = 26
const SMALL = 16
const NORMAL = 20
const GAP = 4
/** How many letters fit into a line, in the two sizes of text. */
const PER_LINE = { normal: 27, small: 31, label: 24 }
const GROUP_TITLE = 28
const GROUP_PADDING = 14

const linesOf = (text: string, perLine: number, most: number) =>
	Math.min(most, Math.max(1, Math.ceil(text.length / perLine)))

function heightOf(place: OnMap): number {
	const small = (text: string) => linesOf(text, PER_LINE.small, 3) * SMALL + GAP
	if (place.kind !== "question") {
		return PADDING + NORMAL * linesOf(place.title, PER_LINE.normal, 2) + (place.about ? small(place.about) : 0)
	}
	const { question, condition, problems } = place
	const text = linesOf(question.question, PER_LINE.normal, 2) * NORMAL + GAP
	return PADDING + SMALL + text + [...(condition ? [condition] : []), ...problems].map(small).reduce((a, b) => a + b, 0)
}

function labelSize({ reasons, kind }: WayOnMap): { width: number; height: number } {
	const lines = reasons.map((reason) => linesOf(reason, PER_LINE.label, 3)).reduce((a, b) => a + b, 0)
	const all = lines + (kind === "back" ? 1 : 0)
	return all === 0 ? { width: 0, height: 0 } : { width: LABEL_WIDTH, height: all * SMALL + 8 }
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

/** From top to bottom, in the order of the questions, without a way through a question. */
export function layOut({ places, ways, groups }: QuizMap): LaidOut {
	// A compound graph would push what follows a group aside. The frames only need more room between the questions.
	const graph = new Graph({ multigraph: true })
	// A quiz is a chain, so all rankers put the same questions into a row, and this one takes 0.6 of the time.
	graph.setGraph({
		rankdir: "TB",
		ranker: "longest-path",
		nodesep: 36,
		ranksep: groups.length > 0 ? GROUP_TITLE + GROUP_PADDING + GAP : 26,
		edgesep: 20,
		marginx: MARGIN,
		marginy: MARGIN,
	})
	for (const place of places) graph.setNode(place.id, { width: PLACE_WIDTH, height: heightOf(place) })
	const order = new Map(places.map(({ id }, at) => [id, at]))
	for (const [at, way] of ways.entries()) {
		// Questions that follow each other stand below each other.
		const weight = order.get(way.to) === (order.get(way.from) ?? 0) + 1 ? 8 : 1
		graph.setEdge(way.from, way.to, { ...labelSize(way), labelpos: "c", weight }, String(at))
	}
	layout(graph)
	const laid = new Map(places.map(({ id }) => [id, boxOf(graph.node(id) as Box)]))
	const { width = 0, height = 0 } = graph.graph() as Partial<Box>
	return {
		width,
		height,
		places: laid,
		ways: ways.map((way, at) => {
			const edge = graph.edge(way.from, way.to, String(at)) as Partial<Box> & { points?: Point[] }
			const { x, y, width = 0, height = 0, points = [] } = edge
			const label = x === undefined || y === undefined || width === 0 ? null : boxOf({ x, y, width, height })
			return { way, points, label }
		}),
		groups: groups.map(({ id, name, members }) => {
			const boxes = members.flatMap((member) => laid.get(member) ?? [])
			const left = Math.min(...boxes.map(({ x }) => x)) - GROUP_PADDING
			const top = Math.min(...boxes.map(({ y }) => y)) - GROUP_TITLE
			const right = Math.max(...boxes.map(({ x, width }) => x + width)) + GROUP_PADDING
			const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + GROUP_PADDING
			return { id, name, box: { x: left, y: top, width: right - left, height: bottom - top } }
		}),
	}
}
