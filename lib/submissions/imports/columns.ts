export const IMPORT_COLUMNS = [
	"name",
	"last_name",
	"text",
	"company",
	"email",
	"website",
	"date",
	"stars",
	"source",
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ["name", "text"]

/** From 0. Absent for what the CSV does not have. */
export type ColumnPlaces = { [column in ImportColumn]?: number }
