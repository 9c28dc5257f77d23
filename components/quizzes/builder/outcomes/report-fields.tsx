import { Checkbox } from "@/components/ui/checkbox"
import type { ActionConfig } from "@/lib/client/contract"
import { outcomeWords } from "../../admin-words"

export interface ReportFieldsProps {
	config: ActionConfig
	onChange(part: Partial<ActionConfig>): void
}

export function ReportFields({ config, onChange }: ReportFieldsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-medium">{outcomeWords.reportShows}</legend>
			{Object.entries(outcomeWords.reportParts).map(([name, label]) => (
				<Checkbox
					key={name}
					label={label}
					checked={config[name as keyof typeof outcomeWords.reportParts]}
					onChange={({ target }) => onChange({ [name]: target.checked })}
				/>
			))}
		</fieldset>
	)
}
