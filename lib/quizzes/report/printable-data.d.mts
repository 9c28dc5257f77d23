export declare function printableData<T>(
	data: T,
	hasGlyph: (codePoint: number) => boolean,
): { printable: T; isMissing: boolean }
