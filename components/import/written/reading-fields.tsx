import { SelectField } from "@/components/ui/select-field"
import type { ImportPlan } from "@/lib/submissions/imports/plan-import"
import { DATE_ORDERS, isOrderOpen } from "@/lib/submissions/imports/read-day"
import {
	BEST_HINT,
	BEST_RATING,
	bestOption,
	CHOOSE_DATE,
	DATE_ASKED,
	DATE_PROVEN,
	dateLabel,
	dateOption,
	READING,
} from "../import-texts"
import type { Csv } from "./use-csv"

/** The scales that services and forms use. */
const SCALES = [5, 6, 7, 10, 20, 100]

/** What a list can leave open: the order of its dates and the best of its ratings. Nothing where it is clear. */
export function ReadingFields({ csv, plan, disabled }: { csv: Csv; plan: ImportPlan; disabled: boolean }) {
	const { dates, ratings } = plan
	const { example } = dates
	if (!example && !ratings.isBeyond) return null
	const best = [...new Set([...SCALES, ratings.best])].sort((one, other) => one - other)
	return (
		<fieldset className="flex flex-col gap-4">
			<legend className="mb-3 text-sm font-medium">{READING}</legend>
			<div className="grid gap-4 sm:grid-cols-2">
				{example && (
					<SelectField
						label={dateLabel(example.text)}
						hint={dates.isProven ? DATE_PROVEN : DATE_ASKED}
						options={[
							...(isOrderOpen(dates) ? [{ value: "", label: CHOOSE_DATE }] : []),
							...example.readings.flatMap(({ order, day }) =>
								order ? [{ value: order, label: dateOption(day, order) }] : [],
							),
						]}
						value={dates.order ?? ""}
						disabled={disabled}
						onChange={({ target }) => csv.setDateOrder(DATE_ORDERS.find((order) => order === target.value) ?? null)}
					/>
				)}
				{ratings.isBeyond && (
					<SelectField
						label={BEST_RATING}
						hint={BEST_HINT}
						options={best.map((value) => ({ value: String(value), label: bestOption(value) }))}
						value={String(ratings.best)}
						disabled={disabled}
						onChange={({ target }) => csv.setBestRating(Number(target.value))}
					/>
				)}
			</div>
		</fieldset>
	)
}
