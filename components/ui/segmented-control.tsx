import type { ReactNode } from "react"
import { classNames } from "./class-names"

export interface SegmentedControlProps<T extends string> {
	label: string
	options: Readonly<Record<T, ReactNode>>
	value: T
	onChange(value: T): void
}

export function SegmentedControl<T extends string>({ label, options, value, onChange }: SegmentedControlProps<T>) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form around it.
		<div role="group" aria-label={label} className="flex rounded-control border border-line p-0.5">
			{(Object.keys(options) as T[]).map((name) => (
				<button
					key={name}
					type="button"
					aria-pressed={value === name}
					onClick={() => onChange(name)}
					className={classNames(
						"flex h-7 items-center justify-center gap-1.5 rounded-[0.375rem] px-2.5 text-xs font-medium transition-colors pointer-coarse:h-10 pointer-coarse:min-w-10",
						value === name ? "bg-sunken text-ink" : "text-ink-muted hover:text-ink",
					)}
				>
					{options[name]}
				</button>
			))}
		</div>
	)
}
