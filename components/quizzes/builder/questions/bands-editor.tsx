import { X } from "lucide-react"
import { useState } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { TextField } from "@/components/ui/text-field"
import type { Band, Question } from "@/lib/client/contract"
import { BANDS_MAX, NUMBER_MAX } from "@/lib/quizzes/defaults"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import { NumberField } from "../parts/number-field"
import { POINTS_MAX } from "./points-max"
import { typeWords } from "./type-words"

export function BandsEditor({ question, onChange }: { question: Question; onChange(question: Question): void }) {
	const { bands = [], ...kept } = question
	const set = (next: Band[]) => onChange(next.length > 0 ? { ...kept, bands: next } : kept)
	const edit = (at: number, part: Partial<Band>) =>
		set(bands.map((band, index) => (index === at ? { ...band, ...part } : band)))
	const holes = holesBetween(bands)
	return (
		<fieldset className="flex min-w-0 flex-col gap-3">
			<legend className="mb-1.5 text-sm font-medium">{typeWords.bands}</legend>
			<p className="text-sm text-ink-muted">{typeWords.bandsAbout}</p>
			<ol className="flex flex-col gap-2 empty:hidden">
				{bands.map((band, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a band has no name.
					<li key={at} className="flex items-end gap-1.5 sm:gap-2">
						<div className="grid min-w-0 max-w-lg flex-1 grid-cols-3 gap-2">
							<EndField label={typeWords.bandFrom(at + 1)} value={band.min} onValue={(min) => edit(at, { min })} />
							<EndField label={typeWords.bandTo(at + 1)} value={band.max} onValue={(max) => edit(at, { max })} />
							<NumberField
								label={typeWords.bandPoints(at + 1)}
								min={0}
								max={POINTS_MAX}
								fractions
								value={band.points}
								onValue={(points) => edit(at, { points })}
							/>
						</div>
						<IconButton
							label={typeWords.removeBand(at + 1)}
							onClick={() => set(bands.filter((_, index) => index !== at))}
						>
							<X aria-hidden size={18} />
						</IconButton>
					</li>
				))}
			</ol>
			<p role="status" className="text-sm text-ink-muted empty:hidden">
				{holes.length > 0 && typeWords.holes(holes.map(({ from, to }) => typeWords.between(from, to)).join(", "))}
			</p>
			<AddButton
				size="sm"
				label={typeWords.addBand}
				count={bands.length}
				max={BANDS_MAX}
				thing={addWords.band}
				onClick={() => set([...bands, { min: bands.at(-1)?.max ?? null, max: null, points: 0 }])}
			/>
		</fieldset>
	)
}

interface EndFieldProps {
	label: string
	value: number | null
	onValue(value: number | null): void
}

/** Blank for an open end. Unfinished input stays while it is typed. */
function EndField({ label, value, onValue }: EndFieldProps) {
	const [typed, setTyped] = useState<string | null>(null)
	return (
		<TextField
			label={label}
			inputMode="decimal"
			autoComplete="off"
			value={typed ?? (value === null ? "" : String(value))}
			onChange={({ target }) => {
				setTyped(target.value)
				const number = Number(target.value.trim().replace(",", "."))
				if (target.value.trim() === "") onValue(null)
				else if (Number.isFinite(number) && Math.abs(number) <= NUMBER_MAX) onValue(number)
			}}
			onBlur={() => setTyped(null)}
		/>
	)
}

/** Between two bands, where a number with a fraction can be. */
export function holesBetween(bands: readonly Pick<Band, "min" | "max">[]): { from: number; to: number }[] {
	const sorted = bands.toSorted((a, b) => (a.min ?? -Infinity) - (b.min ?? -Infinity))
	let end = sorted[0]?.max ?? Infinity
	return sorted.slice(1).flatMap(({ min, max }) => {
		const hole = min !== null && min > end ? [{ from: end, to: min }] : []
		end = Math.max(end, max ?? Infinity)
		return hole
	})
}
