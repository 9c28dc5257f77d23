import { useEffect, useRef, useState } from "react"
import type { ScoringConfig } from "@/lib/client/contract"
import { HIGH_BELOW_MEDIUM } from "@/lib/quizzes/texts"
import type { Problem } from "../content/check-quiz"
import { leadTo } from "../parts/lead-to"
import { NumberField } from "../parts/number-field"

export interface LeadThresholdsProps {
	config: ScoringConfig
	readOnly: boolean
	/** What saving the quiz found, anew with each press. */
	problem: Problem | null
	onChange(thresholds: ScoringConfig["lead_thresholds"]): void
}

/** From which percentages a visitor counts as which lead. */
export function LeadThresholds({ config: { lead_thresholds: now }, readOnly, problem, onChange }: LeadThresholdsProps) {
	const box = useRef<HTMLFieldSetElement>(null)
	/** Not while somebody types: 9 is on the way to 90. */
	const [told, setTold] = useState(false)
	const wrong = now.high < now.medium

	useEffect(() => {
		if (!problem) return
		setTold(true)
		leadTo(box.current?.querySelector<HTMLElement>("[name=high]"))
	}, [problem])

	function set(next: ScoringConfig["lead_thresholds"]): void {
		if (next.high >= next.medium) setTold(false)
		onChange(next)
	}

	return (
		<fieldset ref={box} className="min-w-0" disabled={readOnly} onBlur={() => setTold(wrong)}>
			<legend className="text-lg font-medium">Lead qualification</legend>
			<p className="mt-0.5 text-ink-muted">Which visitors you would call first. Only you see it.</p>
			<div className="mt-3 grid max-w-md grid-cols-2 gap-4">
				<NumberField
					label="High from, %"
					name="high"
					hint={wrong ? "At or above Medium" : `${now.high} to 100, at or above Medium`}
					error={told && wrong ? HIGH_BELOW_MEDIUM : null}
					min={0}
					max={100}
					value={now.high}
					onValue={(high) => set({ ...now, high })}
				/>
				<NumberField
					label="Medium from, %"
					name="medium"
					hint={mediumHint(now)}
					min={0}
					max={100}
					value={now.medium}
					onValue={(medium) => set({ ...now, medium })}
				/>
			</div>
		</fieldset>
	)
}

function mediumHint({ high, medium }: ScoringConfig["lead_thresholds"]): string | undefined {
	if (medium === high) return "Nobody: high begins there"
	return medium < high ? `${medium} to ${high - 1}; below is low` : undefined
}
