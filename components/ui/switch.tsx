"use client"

import * as Radix from "radix-ui/switch"
import { type ReactNode, useId } from "react"
import { classNames } from "./class-names"
import { useWaiting } from "./use-hydrated"

export interface SwitchProps {
	label: string
	hint?: ReactNode
	hideLabel?: boolean
	checked: boolean
	onCheckedChange: (checked: boolean) => void
	disabled?: boolean
	name?: string
}

/** Takes effect at once, unlike a checkbox, which waits for Save. The whole row is the click target. */
export function Switch({
	label,
	hint,
	hideLabel = false,
	checked,
	onCheckedChange,
	disabled = false,
	name,
}: SwitchProps) {
	const id = useId()
	const waiting = useWaiting(disabled)
	return (
		<div
			className={classNames(
				"flex gap-4",
				hint ? "items-start" : "items-center",
				!hideLabel && "pointer-coarse:min-h-11",
			)}
		>
			<div className={hideLabel ? "sr-only" : "min-w-0 flex-1"}>
				<label htmlFor={id} className="block cursor-pointer text-sm font-medium text-ink">
					{label}
				</label>
				{hint && (
					<div id={`${id}-hint`} className="mt-0.5 text-sm text-ink-muted">
						{hint}
					</div>
				)}
			</div>
			<Radix.Root
				{...waiting}
				id={id}
				name={name}
				checked={checked}
				onCheckedChange={onCheckedChange}
				aria-describedby={hint ? `${id}-hint` : undefined}
				// The touch target is larger than the drawing, without affecting the layout.
				className="relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:-inset-x-1 after:-inset-y-3 not-data-asleep:disabled:cursor-not-allowed not-data-asleep:disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
			>
				<Radix.Thumb className="size-3 translate-x-1 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-accent" />
			</Radix.Root>
		</div>
	)
}
