/** Joins what is truthy. There is no merging: a component never takes classes that contradict its own. */
export function classNames(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ")
}
