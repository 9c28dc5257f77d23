import { Route, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { questionWords } from "../../admin-words"
import type { OnMap, QuizMap } from "./map-of"
import { mapWords } from "./map-words"

export interface MapListProps {
	map: QuizMap
	onOpen: ((id: string) => void) | undefined
}

export function MapList({ map: { places, groups }, onOpen }: MapListProps) {
	const groupOf = (id: string) => groups.find(({ members }) => members[0] === id)
	return (
		<ol aria-label={mapWords.listed} className="border-t border-line">
			{places.map((place) => {
				const group = groupOf(place.id)
				return (
					<li key={place.id} className="flex flex-col gap-1 border-b border-line py-3 wrap-anywhere">
						{group && <p className="text-xs font-medium text-ink-muted">{group.name}</p>}
						<Title place={place} onOpen={onOpen} />
						<Facts place={place} />
					</li>
				)
			})}
		</ol>
	)
}

function Title({ place, onOpen }: { place: OnMap; onOpen: MapListProps["onOpen"] }) {
	if (place.kind !== "question") return <p className="font-medium">{place.title}</p>
	const { id, number, question } = place
	const text = question.question || questionWords.noText
	const shown = (
		<>
			<span className="text-ink-muted tabular-nums">{number}.</span> <span className="font-medium">{text}</span>
		</>
	)
	if (!onOpen) return <p>{shown}</p>
	return (
		<button
			type="button"
			aria-label={mapWords.open(number, text)}
			className="min-h-11 text-start underline decoration-line-strong decoration-1 underline-offset-4"
			onClick={() => onOpen(id)}
		>
			{shown}
		</button>
	)
}

function Facts({ place }: { place: OnMap }) {
	if (place.kind !== "question") return place.about && <p className="text-ink-muted">{place.about}</p>
	return (
		<ul className="flex flex-col gap-1">
			{place.problems.map((problem) => (
				<Fact key={problem} tone="text-danger" icon={<TriangleAlert aria-hidden size={16} />}>
					{problem}
				</Fact>
			))}
			{place.told.map((told) => (
				<Fact key={told} tone="text-ink-muted" icon={<Route aria-hidden size={16} />}>
					{told}
				</Fact>
			))}
		</ul>
	)
}

function Fact({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) {
	return (
		<li className={`flex items-start gap-2 ${tone}`}>
			<span className="mt-0.5 shrink-0">{icon}</span>
			<span className="min-w-0">{children}</span>
		</li>
	)
}
