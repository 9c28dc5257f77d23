import { type ComponentProps, type ReactNode, useId } from "react"
import { FieldError } from "./field-error"
import { useEarlyInput } from "./use-early-input"

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "className"> {
	label: ReactNode
	hint?: ReactNode
	error?: string | null
	/** For lists, in which the row names the item and no error can occur. */
	hideLabel?: boolean
}

export function Checkbox({ label, hint, error, hideLabel = false, id, ...input }: CheckboxProps) {
	const generated = useId()
	const controlId = id ?? generated
	useEarlyInput(controlId)
	return (
		<div className="flex flex-col">
			<label
				htmlFor={controlId}
				className={
					hideLabel
						? "inline-flex p-2 pointer-coarse:-m-1 pointer-coarse:p-3.5"
						: "flex items-start gap-3 py-1 text-sm pointer-coarse:py-3"
				}
			>
				<input
					{...input}
					id={controlId}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={error || hint ? `${controlId}-note` : undefined}
					className="checkbox"
				/>
				<span className={hideLabel ? "sr-only" : "text-ink"}>{label}</span>
			</label>
			{!hideLabel && (
				<div id={`${controlId}-note`} aria-live="polite" className="text-sm">
					{error ? <FieldError>{error}</FieldError> : hint && <div className="ps-7 text-ink-muted">{hint}</div>}
				</div>
			)}
		</div>
	)
}
