import type { ComponentProps } from "react"
import { controlClass } from "./control-class"
import { Field, type FieldProps } from "./field"

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "id" | "className" | "size"> {
	options: readonly { value: string; label: string }[]
}

/** A native select: a phone's own list is made for the thumb, which no custom one would match. */
export function SelectField({ label, hint, error, optional, hideLabel, id, options, ...select }: SelectFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
			{(control) => (
				<select {...control} {...select} className={controlClass("h-10 pointer-coarse:h-11 px-2.5")}>
					{options.map(({ value, label: text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
