/** What a form holds: texts as typed, and flags. */
export type FormValues = Readonly<Record<string, string | boolean>>

export interface FieldError {
	field: string
	detail: string
}

/** Only what differs from `base`: every PUT is partial. */
export function changedValues<V extends FormValues>(values: V, base: V): Partial<V> {
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== base[name])) as Partial<V>
}

export interface Conflict {
	field: string
	/** As somebody else saved it. */
	theirs: string | boolean
}

/**
 * Somebody else saved while this form was open: what was not touched here follows them, what was touched stays as typed,
 * and where both touched the same the difference is named.
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
