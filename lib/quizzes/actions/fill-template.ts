/**
 * Replaces placeholders in one pass and literally, so a name that reads "{score}" stays a name. Unknown placeholders
 * stay as they are.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(
		/\{([a-z_]+)\}/g,
		(whole, name: string) => (Object.hasOwn(values, name) ? values[name] : whole) ?? whole,
	)
}
