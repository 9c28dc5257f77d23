"use client"

import * as Radix from "radix-ui/slider"
import { type ReactNode, useId } from "react"

export interface SliderProps {
	label: string
	hint?: ReactNode
	min: number
	max: number
	step?: number
	value: number
	/** The value in words, also for screen readers, such as "30 seconds, Fast". */
	valueText: string
	onValueChange: (value: number) => void
	/** Called once when the thumb is released or a key was pressed: the moment to save. */
	onValueCommit?: (value: number) => void
	disabled?: boolean
}

/** One value in a range. Arrows move one step, Page Up and Page Down ten, Home and End to the ends. */
export function Slider({ label, hint, valueText, value, onValueChange, onValueCommit, ...range }: SliderProps) {
	const id = useId()
	return (
		<div>
			<div className="flex items-baseline justify-between gap-4 text-sm">
				<span id={id} className="font-medium text-ink">
					{label}
				</span>
				<output className="text-ink-muted tabular-nums">{valueText}</output>
			</div>
			<Radix.Root
				{...range}
				value={[value]}
				onValueChange={([next]) => next !== undefined && onValueChange(next)}
				onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
				className="relative mt-1 flex h-9 touch-none items-center select-none data-[disabled]:opacity-55 pointer-coarse:h-11"
			>
				<Radix.Track className="relative h-1 flex-1 rounded-full bg-line-strong/50">
					<Radix.Range className="absolute h-full rounded-full bg-accent" />
				</Radix.Track>
				<Radix.Thumb
					aria-labelledby={id}
					aria-describedby={hint ? `${id}-hint` : undefined}
					aria-valuetext={valueText}
					className="block size-5 cursor-grab rounded-full border-2 border-accent bg-surface after:absolute after:-inset-3 active:cursor-grabbing"
				/>
			</Radix.Root>
			{hint && (
				<div id={`${id}-hint`} className="text-sm text-ink-muted">
					{hint}
				</div>
			)}
		</div>
	)
}
