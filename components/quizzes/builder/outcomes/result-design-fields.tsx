import { useState } from "react"
import { formWords } from "@/components/forms/form-words"
import { Checkbox } from "@/components/ui/checkbox"
import { controlClass } from "@/components/ui/control-class"
import { Field } from "@/components/ui/field"
import type { ResultDesign } from "@/lib/client/contract"
import { outcomeWords } from "../../admin-words"
import { BrandColors } from "./brand-colors"

const COLOR = /^#[0-9a-f]{6}$/i

export interface ResultDesignFieldsProps {
	design: ResultDesign
	onChange(part: Partial<ResultDesign>): void
}

export function ResultDesignFields({ design, onChange }: ResultDesignFieldsProps) {
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-3 font-medium">{outcomeWords.look}</legend>
			<BrandColors design={design} onChange={onChange} />
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				{Object.entries(outcomeWords.colorLabels).map(([name, label]) => (
					<DesignColor
						key={name}
						label={label}
						value={design[name as keyof typeof outcomeWords.colorLabels]}
						onChange={(value) => onChange({ [name]: value })}
					/>
				))}
			</div>
			<p className="text-ink-muted">{outcomeWords.colorsAdjust}</p>
			<div>
				<Checkbox
					label={outcomeWords.showBadge}
					checked={design.show_performance_badge}
					onChange={({ target }) => onChange({ show_performance_badge: target.checked })}
				/>
				<p className="mb-2 ps-7 text-ink-muted">{outcomeWords.badgeAbout}</p>
				<Checkbox
					label={outcomeWords.showCategories}
					checked={design.show_category_breakdown}
					onChange={({ target }) => onChange({ show_category_breakdown: target.checked })}
				/>
			</div>
		</fieldset>
	)
}

interface DesignColorProps {
	label: string
	value: string
	onChange(value: string): void
}

/** A color to pick or to type. Unfinished input is kept while typing. On blur the last whole color returns. */
function DesignColor({ label, value, onChange }: DesignColorProps) {
	const [typed, setTyped] = useState<string | null>(null)
	return (
		<Field label={label}>
			{(control) => (
				<div className="flex gap-2">
					<input
						type="color"
						aria-label={formWords.pickColor(label)}
						value={value}
						onChange={({ target }) => onChange(target.value)}
						className="h-10 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1 pointer-coarse:h-11"
					/>
					<input
						{...control}
						value={typed ?? value}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						onChange={({ target }) => {
							setTyped(target.value)
							if (COLOR.test(target.value)) onChange(target.value.toLowerCase())
						}}
						onBlur={() => setTyped(null)}
						className={controlClass("h-10 pointer-coarse:h-11 px-2.5")}
					/>
				</div>
			)}
		</Field>
	)
}
