/** Rows of one shape with each field's name once: in a list's document the names would take more room than the values. */
export interface PackedRows<Row extends object> {
	fields: (keyof Row)[]
	values: Row[keyof Row][][]
}

/** @param rows all with the same fields */
export function packRows<Row extends object>(rows: Row[]): PackedRows<Row> {
	const fields = Object.keys(rows[0] ?? {}) as (keyof Row)[]
	return { fields, values: rows.map((row) => fields.map((field) => row[field])) }
}

export function unpackRows<Row extends object>({ fields, values }: PackedRows<Row>): Row[] {
	return values.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])) as Row)
}
