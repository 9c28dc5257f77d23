import type { ComponentProps, ReactNode } from "react"
import { controlClass } from "./control-class"
import { Field, type FieldProps } from "./field"

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "id" | "className" | "size"> {
	/** Shown inside the right edge (48 px wide), such as a password's eye icon. */
	trailing?: ReactNode
}

/** Addresses run so in every language. Browsers do it for phone numbers alone, and dots would jump. */
const LEFT_TO_RIGHT = /^(?:email|url)$/

export function TextField({ label, hint, error, optional, hideLabel, id, trailing, ...input }: TextFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
			{(control) => (
				<div className="relative">
					<input
						{...control}
						{...input}
						dir={LEFT_TO_RIGHT.test(input.type ?? "") ? "ltr" : input.dir}
						className={controlClass(
							`${LEFT_TO_RIGHT.test(input.type ?? "") ? "rtl:text-end" : ""} h-10 pointer-coarse:h-11 ${trailing ? "pe-12 ps-3" : "px-3"}`,
						)}
					/>
					{trailing && <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>}
				</div>
			)}
		</Field>
	)
}
