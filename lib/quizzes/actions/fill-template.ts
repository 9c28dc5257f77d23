/** In one pass and literally: a name that reads "{score}" stays a name. What is no placeholder stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(
		/\{([a-z_]+)\}/g,
		(whole, name: string) => (Object.hasOwn(values, name) ? values[name] : whole) ?? whole,
	)
}
