import type { ComponentProps } from "react"
import { controlClass } from "./control-class"
import { Field, type FieldProps } from "./field"

export type SelectFieldProps = FieldProps & Omit<ComponentProps<"select">, "id" | "className" | "size">

/** The browser's own select: on a phone nothing drawn by hand is better. `children` are option elements. */
export function SelectField({ label, hint, error, optional, hideLabel, id, children, ...rest }: SelectFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
			{(control) => (
				<div className="relative">
					<select {...control} {...rest} className={controlClass("h-10 pointer-coarse:h-11 appearance-none pr-9 pl-3")}>
						{children}
					</select>
					<svg
						aria-hidden="true"
						width="16"
						height="16"
						viewBox="0 0 24 24"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.5"
						className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
					>
						<path d="m6 9 6 6 6-6" />
					</svg>
				</div>
			)}
		</Field>
	)
}
