/** Joins truthy names. It does not merge: a component never takes classes that contradict its own. */
export function classNames(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ")
}
