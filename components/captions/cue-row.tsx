import { ArrowDownToLine, Merge, Play, Quote, Scissors, Trash2 } from "lucide-react"
import { memo, type ReactNode, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { controlClass } from "@/components/ui/control-class"
import { Glyph } from "@/components/ui/glyph"
import { useHydrated } from "@/components/ui/use-hydrated"
import { cueWords, headlineWords } from "./captions-words"
import { type CueField, cueProblem, type EditedCue } from "./edit-cues"

export type CueDeed = "play" | "start" | "end" | "split" | "merge" | "headline" | "remove"

export interface CueRowProps {
	cue: EditedCue
	/** Counted from 1. */
	place: number
	isLast: boolean
	shown: boolean
	selected: boolean
	/** Shows the error before the field was left. */
	strict: boolean
	readOnly: boolean
	quotable: boolean
	durationMs: number
	onSelect(id: string): void
	onChange(id: string, field: CueField, value: string): void
	onDeed(id: string, action: CueDeed): void
}

export const CueRow = memo(function CueRow(props: CueRowProps) {
	const { cue, place, isLast, shown, selected, strict, readOnly, quotable, durationMs, onSelect, onChange, onDeed } =
		props
	const [left, setLeft] = useState(false)
	const hydrated = useHydrated()
	const problem = left || strict ? cueProblem(cue, durationMs) : null
	const noteId = useId()

	const field = (name: CueField) => ({
		"data-field": name,
		"aria-label": cueWords.field(name, place),
		"aria-invalid": problem?.field === name ? true : undefined,
		"aria-describedby": problem?.field === name ? noteId : undefined,
		value: cue[name],
		disabled: readOnly,
		// React itself sets this text back, so it stays read-only until then, see use-early-input.ts.
		readOnly: !hydrated,
		onFocus: () => onSelect(cue.id),
		onChange: ({ target }: { target: { value: string } }) => onChange(cue.id, name, target.value),
	})

	const act = (action: CueDeed) => onDeed(cue.id, action)

	return (
		<li
			aria-current={shown ? "true" : undefined}
			onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
			className={classNames(
				"relative flex flex-col gap-2 border-b border-line py-3 ps-4 max-lg:-mx-4 max-lg:px-4",
				shown && "bg-accent-soft",
			)}
		>
			{/* Repeats the color as a bar, for people who cannot see the color. */}
			<span aria-hidden="true" className={classNames("absolute inset-y-0 start-0 w-1", shown && "bg-accent")} />
			<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-3">
				<div className="flex flex-col gap-1.5">
					<input
						type="text"
						inputMode="decimal"
						{...field("start")}
						className={controlClass("h-9 px-2 tabular-nums pointer-coarse:h-11")}
					/>
					<input
						type="text"
						inputMode="decimal"
						{...field("end")}
						className={controlClass("h-9 px-2 tabular-nums pointer-coarse:h-11")}
					/>
				</div>
				<textarea
					{...field("text")}
					rows={3}
					placeholder={cueWords.placeholder}
					className={controlClass(
						"field-sizing-content max-h-40 min-h-19.5 resize-none px-3 py-2 pointer-coarse:min-h-23.5",
					)}
				/>
			</div>
			<div id={noteId} aria-live="polite" className="empty:hidden">
				{problem && (
					<p className="flex gap-1.5 text-danger">
						<Glyph name="alert" className="mt-0.5" />
						{problem.detail}
					</p>
				)}
			</div>
			{selected && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a frame, this is a row of buttons.
				<div role="group" aria-label={cueWords.group(place)} className="-ms-2 flex flex-wrap gap-1">
					<Tool onDeed={act} action="play" icon={<Play aria-hidden size={16} />} label={cueWords.play} />
					{!readOnly && (
						<>
							<Tool onDeed={act} action="start" label={cueWords.startHere} />
							<Tool onDeed={act} action="end" label={cueWords.endHere} />
							<Tool onDeed={act} action="split" icon={<Scissors aria-hidden size={16} />} label={cueWords.split} />
							{!isLast && (
								<Tool onDeed={act} action="merge" icon={<Merge aria-hidden size={16} />} label={cueWords.mergeNext} />
							)}
							{quotable && (
								<Tool
									onDeed={act}
									action="headline"
									icon={<Quote aria-hidden size={16} />}
									label={headlineWords.useAsHeadline}
								/>
							)}
							<Tool onDeed={act} action="remove" icon={<Trash2 aria-hidden size={16} />} label={commonWords.delete} />
						</>
					)}
				</div>
			)}
		</li>
	)
})

interface ToolProps {
	action: CueDeed
	label: string
	icon?: ReactNode
	onDeed(action: CueDeed): void
}

function Tool({ action, label, icon, onDeed }: ToolProps) {
	return (
		<Button
			size="sm"
			variant="quiet"
			title={action === "start" || action === "end" ? cueWords.atVideoTime : undefined}
			// The text keeps its caret, which is where Split divides it, and a phone keeps its keyboard open.
			onPointerDown={(event) => event.preventDefault()}
			onClick={() => onDeed(action)}
		>
			{icon ?? <ArrowDownToLine aria-hidden size={16} />}
			{label}
		</Button>
	)
}
