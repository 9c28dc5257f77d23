import { Handle, type Node, type NodeProps, Position, useReactFlow } from "@xyflow/react"
import { CircleSlash, Flag, Split, TriangleAlert, Trophy } from "lucide-react"
import type { FocusEvent, ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { questionWords, quizAdminWords } from "../../admin-words"
import type { OnMap, PlaceOnMap, QuestionOnMap } from "./map-of"
import { mapWords } from "./map-words"

type PlaceNode = Node<{ place: OnMap; onOpen: ((id: string) => void) | undefined }, "place">
type GroupNode = Node<{ name: string }, "group">
export type MapNode = PlaceNode | GroupNode

const CARD = "flex size-full flex-col gap-1 overflow-hidden rounded-control border px-3 py-3 text-start wrap-anywhere"

export function MapPlace({ data: { place, onOpen } }: NodeProps<PlaceNode>) {
	return (
		<>
			<Handle type="target" position={Position.Top} isConnectable={false} />
			{place.kind === "question" ? <AskedPlace place={place} onOpen={onOpen} /> : <OtherPlace place={place} />}
			<Handle type="source" position={Position.Bottom} isConnectable={false} />
		</>
	)
}

interface AskedPlaceProps {
	place: QuestionOnMap
	onOpen: ((id: string) => void) | undefined
}

function AskedPlace({ place, onOpen }: AskedPlaceProps) {
	const { number, question, condition, problems } = place
	const flow = useReactFlow()
	const text = question.question || questionWords.noText
	const shown = (
		<>
			<span className="flex justify-between gap-2 text-xs text-ink-muted tabular-nums">
				<span>{mapWords.number(number)}</span>
				<span className="truncate">{quizAdminWords.typeLabels[question.type]}</span>
			</span>
			<span className="line-clamp-2 font-medium">{text}</span>
			{condition && <Note icon={<Split aria-hidden size={14} />}>{condition}</Note>}
			{problems.map((problem) => (
				<Note key={problem} icon={<TriangleAlert aria-hidden size={14} />} className="font-medium text-danger">
					{problem}
				</Note>
			))}
		</>
	)
	const card = classNames(
		CARD,
		problems.length > 0 ? "border-danger bg-danger-soft" : "border-line-strong bg-surface",
		(condition || place.isUnreachable) && "border-dashed",
	)
	if (!onOpen) return <div className={card}>{shown}</div>

	/** Only where the keyboard led: a press would lose its target. */
	function show({ currentTarget }: FocusEvent<HTMLElement>): void {
		const node = flow.getInternalNode(place.id)
		if (!node || !currentTarget.matches(":focus-visible")) return
		const { x, y } = node.internals.positionAbsolute
		const [width, height] = [node.width ?? 0, node.height ?? 0]
		void flow.setCenter(x + width / 2, y + height / 2, { zoom: Math.max(flow.getZoom(), 0.75) })
	}
	return (
		<button
			type="button"
			aria-label={mapWords.open(number, text)}
			onClick={() => onOpen(place.id)}
			onFocus={show}
			className={classNames(card, "pointer-events-auto transition-colors hover:border-accent")}
		>
			{shown}
		</button>
	)
}

const ICONS = { end: Flag, outcome: Trophy, gone: CircleSlash }

function OtherPlace({ place: { kind, title, about } }: { place: PlaceOnMap }) {
	const Icon = ICONS[kind]
	return (
		<div
			className={classNames(
				CARD,
				"justify-center",
				kind === "gone" ? "border-danger bg-danger-soft text-danger" : "border-line bg-sunken",
			)}
		>
			<span className="flex items-start gap-2 font-medium">
				<Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
				<span className="line-clamp-2">{title}</span>
			</span>
			{about && <span className="line-clamp-3 text-xs text-ink-muted tabular-nums">{about}</span>}
		</div>
	)
}

function Note({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
	return (
		<span className={classNames("flex items-start gap-1.5 text-xs", className)}>
			<span className="mt-px shrink-0">{icon}</span>
			<span className="line-clamp-3">{children}</span>
		</span>
	)
}

export function MapGroup({ data: { name } }: NodeProps<GroupNode>) {
	return (
		<div className="size-full rounded-surface border border-line bg-sunken px-3.5 py-1.5">
			<p className="truncate text-xs font-medium text-ink-muted">{name}</p>
		</div>
	)
}
