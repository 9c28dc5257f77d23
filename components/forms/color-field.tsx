import { Button } from "@/components/ui/button"
import { controlClass } from "@/components/ui/control-class"
import { Field } from "@/components/ui/field"
import { formWords } from "./form-words"

const COLOR = /^#[0-9a-f]{6}$/i
/** The color with which the browser's picker opens if none is set, since it cannot be empty. */
const UNSET = "#888888"

export interface ColorFieldProps {
	label: string
	name: string
	/** `#rrggbb`, or "" for none. */
	value: string
	hint: string
	error?: string | null
	onChange(value: string): void
}

export function ColorField({ label, name, value, hint, error, onChange }: ColorFieldProps) {
	return (
		<Field label={label} hint={hint} error={error} optional>
			{(control) => (
				<div className="flex gap-2">
					<input
						type="color"
						aria-label={formWords.pickColor(label)}
						value={COLOR.test(value) ? value : UNSET}
						onChange={(event) => onChange(event.target.value)}
						className="h-10 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
					/>
					<div className="w-32">
						<input
							{...control}
							name={name}
							value={value}
							placeholder={formWords.colorExample}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							onChange={(event) => onChange(event.target.value)}
							className={controlClass("h-10 pointer-coarse:h-11 px-3")}
						/>
					</div>
					{value && (
						<Button variant="quiet" onClick={() => onChange("")}>
							{formWords.clear}
						</Button>
					)}
				</div>
			)}
		</Field>
	)
}
