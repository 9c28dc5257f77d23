/** In a list's HTML, repeated field names would take more room than the values. Missing fields are undefined. */
export interface PackedRows<Row extends object> {
	fields: (keyof Row)[]
	values: Row[keyof Row][][]
}

export function packRows<Row extends object>(rows: Row[]): PackedRows<Row> {
	const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[]
	return { fields, values: rows.map((row) => fields.map((field) => row[field])) }
}

export function unpackRows<Row extends object>({ fields, values }: PackedRows<Row>): Row[] {
	return values.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])) as Row)
}
