import { useState } from "react"
import { TextField, type TextFieldProps } from "@/components/ui/text-field"

export interface NumberFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "type" | "min" | "max"> {
	value: number
	min: number
	max: number
	fractions?: boolean
	/** What an empty field counts as. Left out, it takes the last number back. */
	empty?: number
	onValue(value: number): void
}

/** A number within bounds. Unfinished input is kept while typing. On blur it becomes the nearest allowed number. */
export function NumberField({ value, min, max, fractions = false, empty, onValue, ...field }: NumberFieldProps) {
	const [typed, setTyped] = useState<string | null>(null)
	const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")))
	const allowed = (number: number) =>
		Number.isFinite(number) && number >= min && number <= max && (fractions || Number.isInteger(number))

	function leave(): void {
		const number = numberOf(typed ?? "")
		const nearest = Math.min(max, Math.max(min, fractions ? number : Math.round(number)))
		if (Number.isFinite(number) && nearest !== value) onValue(nearest)
		setTyped(null)
	}

	function step(by: number): void {
		setTyped(null)
		onValue(Math.min(max, Math.max(min, value + by)))
	}

	return (
		<TextField
			{...field}
			placeholder={empty === undefined ? undefined : String(empty)}
			inputMode={fractions ? "decimal" : "numeric"}
			autoComplete="off"
			role="spinbutton"
			aria-valuenow={value}
			aria-valuemin={min}
			aria-valuemax={max}
			value={typed ?? String(value)}
			onChange={({ target }) => {
				setTyped(target.value)
				const number = target.value.trim() === "" ? (empty ?? Number.NaN) : numberOf(target.value)
				if (allowed(number)) onValue(number)
			}}
			onKeyDown={(event) => {
				const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
				if (!by) return
				event.preventDefault()
				step(by)
			}}
			onBlur={leave}
		/>
	)
}
