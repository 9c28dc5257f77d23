/** Replaces placeholders in one pass, so a name that reads "{score}" stays a name. Unknown placeholders stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(
		/\{([a-z_]+)\}/g,
		(whole, name: string) => (Object.hasOwn(values, name) ? values[name] : whole) ?? whole,
	)
}
