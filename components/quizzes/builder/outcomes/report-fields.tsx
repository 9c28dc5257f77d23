import { Checkbox } from "@/components/ui/checkbox"
import type { ActionConfig } from "@/lib/client/contract"
import { REPORT_PARTS, REPORT_SHOWS } from "../../admin-texts"

export interface ReportFieldsProps {
	config: ActionConfig
	onChange(part: Partial<ActionConfig>): void
}

export function ReportFields({ config, onChange }: ReportFieldsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-medium">{REPORT_SHOWS}</legend>
			{Object.entries(REPORT_PARTS).map(([name, label]) => (
				<Checkbox
					key={name}
					label={label}
					checked={config[name as keyof typeof REPORT_PARTS]}
					onChange={({ target }) => onChange({ [name]: target.checked })}
				/>
			))}
		</fieldset>
	)
}
