export interface TextItem {
	str: string
	hasEOL: boolean
	/** A matrix; the last two are where the text begins, in points from the page's lower left corner. */
	transform?: number[]
	/** In points. */
	height: number
}
export function pageText(items: TextItem[]): string
