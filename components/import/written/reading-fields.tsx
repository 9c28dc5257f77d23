import { SelectField } from "@/components/ui/select-field"
import type { ImportPlan } from "@/lib/submissions/imports/plan-import"
import { DATE_ORDERS, isOrderOpen } from "@/lib/submissions/imports/read-day"
import { importWords } from "../import-words"
import type { Csv } from "./use-csv"

const SCALES = [5, 6, 7, 10, 20, 100]

/** What a list can leave open: the order of its dates and the best of its ratings. Nothing where it is clear. */
export function ReadingFields({ csv, plan, disabled }: { csv: Csv; plan: ImportPlan; disabled: boolean }) {
	const { dates, ratings } = plan
	const { example } = dates
	if (!example && !ratings.isBeyond) return null
	const best = [...new Set([...SCALES, ratings.best])].sort((one, other) => one - other)
	return (
		<fieldset className="flex flex-col gap-4">
			<legend className="mb-3 text-sm font-medium">{importWords.reading}</legend>
			<div className="grid gap-4 sm:grid-cols-2">
				{example && (
					<SelectField
						label={importWords.dateLabel(example.text)}
						hint={dates.isProven ? importWords.dateProven : importWords.dateAsked}
						options={[
							...(isOrderOpen(dates) ? [{ value: "", label: importWords.chooseDate }] : []),
							...example.readings.flatMap(({ order, day }) =>
								order ? [{ value: order, label: importWords.dateOption(day, order) }] : [],
							),
						]}
						value={dates.order ?? ""}
						disabled={disabled}
						onChange={({ target }) => csv.setDateOrder(DATE_ORDERS.find((order) => order === target.value) ?? null)}
					/>
				)}
				{ratings.isBeyond && (
					<SelectField
						label={importWords.bestRating}
						hint={importWords.bestHint}
						options={best.map((value) => ({ value: String(value), label: importWords.bestOption(value) }))}
						value={String(ratings.best)}
						disabled={disabled}
						onChange={({ target }) => csv.setBestRating(Number(target.value))}
					/>
				)}
			</div>
		</fieldset>
	)
}
