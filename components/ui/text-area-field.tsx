import type { ComponentProps } from "react"
import { controlClass } from "./control-class"
import { Field, type FieldProps } from "./field"

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, "id" | "className"> {}

/** Several lines of text, with label, hint and error. It grows with its text in browsers that support it. */
export function TextAreaField({ label, hint, error, optional, hideLabel, id, rows = 3, ...area }: TextAreaFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
			{(control) => (
				<textarea
					{...control}
					{...area}
					rows={rows}
					className={controlClass("field-sizing-content max-h-80 min-h-20 resize-y px-3 py-2")}
				/>
			)}
		</Field>
	)
}
