import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { IMPORT_COLUMNS, isRequired } from "@/lib/submissions/imports/columns"
import { importWords } from "../import-words"
import type { Csv } from "./use-csv"

const SAMPLE_CHARACTERS = 40

export function ColumnFields({ csv, disabled }: { csv: Csv; disabled: boolean }) {
	const options = csv.columns.map(({ place, sample }) => ({
		value: String(place),
		label: importWords.columnOption(place + 1, sample.slice(0, SAMPLE_CHARACTERS) || importWords.emptyColumn),
	}))
	return (
		<fieldset className="flex flex-col gap-4">
			<legend className="mb-3 text-sm font-medium">{importWords.columns}</legend>
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{IMPORT_COLUMNS.map((column) => {
					const required = isRequired(column)
					const place = csv.places[column]
					return (
						<SelectField
							key={column}
							label={importWords.columnLabels[column]}
							optional={!required}
							hint={place === undefined ? undefined : importWords.columnHints[column]}
							options={[{ value: "", label: required ? importWords.chooseColumn : importWords.notThere }, ...options]}
							value={place === undefined ? "" : String(place)}
							disabled={disabled}
							onChange={({ target }) => csv.setPlace(column, target.value === "" ? undefined : Number(target.value))}
						/>
					)
				})}
			</div>
			<Checkbox
				label={importWords.hasHeader(csv.firstLine)}
				checked={csv.hasHeader}
				disabled={disabled}
				onChange={({ target }) => csv.setHasHeader(target.checked)}
			/>
		</fieldset>
	)
}
