export type FormValues = Readonly<Record<string, string | boolean>>

export interface FieldError {
	field: string
	detail: string
}

/** Only the fields that differ from `base`, because every PUT is partial. */
export function changedValues<V extends FormValues>(values: V, base: V): Partial<V> {
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== base[name])) as Partial<V>
}

export interface Conflict {
	field: string
	theirs: string | boolean
}

/**
 * Merges what another admin saved while this form was open. Untouched fields take the saved values, and changed fields
 * stay as typed. If both changed the same field, the result names the difference.
 */
export function mergeNewer<V extends FormValues>(
	mine: V,
	base: V,
	theirs: V,
): { values: V; conflicts: Conflict[]; followed: string[] } {
	const touched = (name: string) => mine[name] !== base[name]
	const moved = Object.keys(theirs).filter((name) => theirs[name] !== base[name])
	const followed = moved.filter((name) => !touched(name))
	const conflicts = moved
		.filter((name) => touched(name) && mine[name] !== theirs[name])
		.map((field) => ({ field, theirs: theirs[field] ?? "" }))
	const values = { ...mine, ...Object.fromEntries(followed.map((name) => [name, theirs[name]])) } as V
	return { values, conflicts, followed }
}
