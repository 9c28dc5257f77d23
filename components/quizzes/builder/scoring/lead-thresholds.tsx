import type { ScoringConfig } from "@/lib/client/contract"
import { NumberField } from "../number-field"

export interface LeadThresholdsProps {
	config: ScoringConfig
	readOnly: boolean
	onChange(thresholds: ScoringConfig["lead_thresholds"]): void
}

/** From which percentages a visitor counts as which lead. High never begins below medium: each moves the other along. */
export function LeadThresholds({ config: { lead_thresholds: now }, readOnly, onChange }: LeadThresholdsProps) {
	return (
		<fieldset className="min-w-0" disabled={readOnly}>
			<legend className="text-lg font-medium">Lead qualification</legend>
			<p className="mt-0.5 text-ink-muted">Which visitors you would call first. Only you see it.</p>
			<div className="mt-3 grid max-w-md grid-cols-2 gap-4">
				<NumberField
					label="High from, %"
					hint={`${now.high} to 100`}
					min={0}
					max={100}
					value={now.high}
					onValue={(high) => onChange({ high, medium: Math.min(high, now.medium) })}
				/>
				<NumberField
					label="Medium from, %"
					hint={now.medium < now.high ? `${now.medium} to ${now.high - 1}; below is low` : "Nobody: high begins there"}
					min={0}
					max={100}
					value={now.medium}
					onValue={(medium) => onChange({ medium, high: Math.max(medium, now.high) })}
				/>
			</div>
		</fieldset>
	)
}
