export declare const MISSING: string
export declare function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string
export declare function breakWord(word: string): string[]
