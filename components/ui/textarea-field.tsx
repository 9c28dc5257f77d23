import type { ComponentProps } from "react"
import { controlClass } from "./control-class"
import { Field, type FieldProps } from "./field"

export type TextareaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">

export function TextareaField({ label, hint, error, optional, hideLabel, id, rows = 4, ...rest }: TextareaFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
			{(control) => <textarea {...control} rows={rows} {...rest} className={controlClass("px-3 py-2.5")} />}
		</Field>
	)
}
