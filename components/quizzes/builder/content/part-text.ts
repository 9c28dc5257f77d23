const texts = new WeakMap<object, string>()

function kept(part: object, write: () => string): string {
	const text = texts.get(part) ?? write()
	texts.set(part, text)
	return text
}

/** A question or an outcome as JSON. A keystroke replaces the edited one alone, so the others are not written out again. */
export const partText = (part: object): string => kept(part, () => JSON.stringify(part))

export const listText = (parts: readonly object[]): string => kept(parts, () => `[${parts.map(partText).join()}]`)
