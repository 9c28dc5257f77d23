import { SectionHeader } from "@/components/forms/section-header"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { ScoringConfig, ScoringMethod } from "@/lib/client/contract"
import { TOTAL_POINTS_MAX, TOTAL_POINTS_MIN } from "@/lib/quizzes/defaults"
import { quizAdminWords, scoringWords } from "../../admin-words"
import { QUIZ_SECTIONS } from "../../quiz-address"
import { NumberField } from "../parts/number-field"
import type { SectionProps } from "../parts/section-props"
import { CategoryList } from "./category-list"
import { LeadThresholds } from "./lead-thresholds"
import { Simulator } from "./simulator"

export function ScoringSection({ content, change, readOnly, problem }: SectionProps) {
	const hydrated = useHydrated()
	const config = content.scoring_config
	const set = (part: Partial<ScoringConfig>) =>
		change((now) => ({ ...now, scoring_config: { ...now.scoring_config, ...part } }))
	return (
		<section
			aria-label={QUIZ_SECTIONS.scoring}
			className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)]"
		>
			<div className="flex min-w-0 flex-col gap-10">
				<fieldset className="min-w-0" disabled={readOnly || !hydrated}>
					<legend className="text-lg font-medium">{scoringWords.method}</legend>
					<div className="mt-3 flex flex-col divide-y divide-line border-y border-line">
						{Object.entries(quizAdminWords.methodLabels).map(([method, { label, about }]) => (
							<label key={method} className="flex cursor-pointer items-start gap-3 py-3">
								<input
									type="radio"
									name="scoring_method"
									value={method}
									checked={config.scoring_method === method}
									onChange={() => set({ scoring_method: method as ScoringMethod })}
									className="mt-1 size-4 shrink-0 accent-accent"
								/>
								<span>
									<span className="block font-medium">{label}</span>
									<span className="block text-ink-muted">{about}</span>
								</span>
							</label>
						))}
					</div>
				</fieldset>
				<div className="max-w-sm">
					<NumberField
						label={scoringWords.maxPoints}
						hint={scoringWords.maxPointsHint(TOTAL_POINTS_MIN, TOTAL_POINTS_MAX)}
						min={TOTAL_POINTS_MIN}
						max={TOTAL_POINTS_MAX}
						value={config.total_points}
						disabled={readOnly}
						onValue={(total_points) => set({ total_points })}
					/>
				</div>
				<CategoryList content={content} change={change} readOnly={readOnly} />
				<LeadThresholds
					config={config}
					readOnly={readOnly}
					problem={problem?.field === "lead_thresholds" ? problem : null}
					onChange={(lead_thresholds) => set({ lead_thresholds })}
				/>
			</div>
			<div className="min-w-0">
				<div className="flex flex-col gap-4 lg:sticky lg:top-6">
					<SectionHeader title={scoringWords.tryIt} about={scoringWords.tryItAbout} />
					<Simulator content={content} />
				</div>
			</div>
		</section>
	)
}
