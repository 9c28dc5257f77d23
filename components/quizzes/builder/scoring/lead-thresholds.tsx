import { useEffect, useRef, useState } from "react"
import type { ScoringConfig } from "@/lib/client/contract"
import { quizRefusals } from "@/lib/quizzes/words"
import { scoringWords } from "../../admin-words"
import type { Problem } from "../content/check-quiz"
import { focusFirst } from "../parts/focus-first"
import { NumberField } from "../parts/number-field"

export interface LeadThresholdsProps {
	config: ScoringConfig
	readOnly: boolean
	/** The problem that saving the quiz found. A new object with each press. */
	problem: Problem | null
	onChange(thresholds: ScoringConfig["lead_thresholds"]): void
}

/** The percentages from which a visitor counts as a medium or a high lead. */
export function LeadThresholds({ config: { lead_thresholds: now }, readOnly, problem, onChange }: LeadThresholdsProps) {
	const box = useRef<HTMLFieldSetElement>(null)
	/** Whether the error shows. Not while the admin types, since 9 may become 90. */
	const [told, setTold] = useState(false)
	const wrong = now.high < now.medium

	useEffect(() => {
		if (!problem) return
		setTold(true)
		focusFirst(box.current?.querySelector<HTMLElement>("[name=high]"))
	}, [problem])

	function set(next: ScoringConfig["lead_thresholds"]): void {
		if (next.high >= next.medium) setTold(false)
		onChange(next)
	}

	return (
		<fieldset ref={box} className="min-w-0" disabled={readOnly} onBlur={() => setTold(wrong)}>
			<legend className="text-lg font-medium">{scoringWords.leadQualification}</legend>
			<p className="mt-0.5 text-ink-muted">{scoringWords.leadQualificationAbout}</p>
			<div className="mt-3 grid max-w-md grid-cols-2 gap-4">
				<NumberField
					label={scoringWords.highFrom}
					name="high"
					hint={wrong ? scoringWords.highWrongHint : scoringWords.highHint(now.high)}
					error={told && wrong ? quizRefusals.highBelowMedium : null}
					min={0}
					max={100}
					value={now.high}
					onValue={(high) => set({ ...now, high })}
				/>
				<NumberField
					label={scoringWords.mediumFrom}
					name="medium"
					hint={mediumRange(now)}
					min={0}
					max={100}
					value={now.medium}
					onValue={(medium) => set({ ...now, medium })}
				/>
			</div>
		</fieldset>
	)
}

function mediumRange({ high, medium }: ScoringConfig["lead_thresholds"]): string | undefined {
	if (medium === high) return scoringWords.mediumEmpty
	return medium < high ? scoringWords.mediumHint(medium, high - 1) : undefined
}
