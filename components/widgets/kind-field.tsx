import type { Widget } from "@/lib/client/contract"
import { KindSketch } from "./kind-sketch"
import { widgetWords } from "./widget-words"

const ALL = Object.keys(widgetWords.kinds) as Widget["kind"][]

export interface KindFieldProps {
	label: string
	name: string
	value: string
	onChange(value: string): void
}

export function KindField({ label, name, value, onChange }: KindFieldProps) {
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium text-ink">{label}</legend>
			<div className="grid grid-cols-2 gap-2">
				{ALL.map((kind) => (
					<label
						key={kind}
						className="flex cursor-pointer items-center gap-2.5 rounded-control border border-line p-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name={name}
							value={kind}
							checked={value === kind}
							onChange={() => onChange(kind)}
							className="sr-only"
						/>
						<KindSketch kind={kind} />
						<span className="min-w-0 font-medium">{widgetWords.kinds[kind].label}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
