import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"

const COLOR = /^#[0-9a-f]{6}$/i
/** What the browser's picker opens on while there is none: it cannot be empty. */
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

/** A color to pick or to type. */
export function ColorField({ label, name, value, hint, error, onChange }: ColorFieldProps) {
	const known = COLOR.test(value)
	return (
		<div className="flex items-start gap-2">
			<div className="w-40">
				<TextField
					label={label}
					name={name}
					value={value}
					hint={hint}
					error={error}
					placeholder="#0b5fa5"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					optional
					onChange={(event) => onChange(event.target.value)}
				/>
			</div>
			<input
				type="color"
				aria-label={`Pick ${label.toLowerCase()}`}
				value={known ? value : UNSET}
				onChange={(event) => onChange(event.target.value)}
				className="mt-6.5 h-10 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
			/>
			{value && (
				<div className="mt-6.5">
					<Button variant="quiet" onClick={() => onChange("")}>
						Clear
					</Button>
				</div>
			)}
		</div>
	)
}
