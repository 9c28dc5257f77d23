import { FIELD_NAMES, type FieldName } from "../form-fields"

/** In the order in which a business is asked for them. Fields of the form that are not named here come last. */
const FIRST = ["name", "last_name", "text", "company", "email", "website", "date", "stars", "source"] as const
export type ImportColumn = (typeof FIRST)[number] | FieldName
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...new Set<ImportColumn>([...FIRST, ...FIELD_NAMES])]

export const REQUIRED_COLUMNS = ["name", "text"] as const
export const isRequired = (column: ImportColumn) => (REQUIRED_COLUMNS as readonly string[]).includes(column)

/** From 0. Absent for what the CSV does not have. */
export type ColumnPlaces = { [column in ImportColumn]?: number }
