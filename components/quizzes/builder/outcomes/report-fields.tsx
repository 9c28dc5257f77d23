import { Checkbox } from "@/components/ui/checkbox"
import type { ActionConfig } from "@/lib/client/contract"

const PARTS = {
	include_charts: "Charts",
	include_recommendations: "Recommendations",
	include_detailed_breakdown: "Each question with its answer",
} as const

export interface ReportFieldsProps {
	config: ActionConfig
	onChange(part: Partial<ActionConfig>): void
}

export function ReportFields({ config, onChange }: ReportFieldsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-medium">The result page and the report show</legend>
			{Object.entries(PARTS).map(([name, label]) => (
				<Checkbox
					key={name}
					label={label}
					checked={config[name as keyof typeof PARTS]}
					onChange={({ target }) => onChange({ [name]: target.checked })}
				/>
			))}
		</fieldset>
	)
}
