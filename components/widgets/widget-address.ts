/** The tab's address with one widget open. `base` already has a query. */
export function widgetHref(base: string, id: string): string {
	return `${base}&widget=${id}`
}

/** The widget that the address names, or null. */
export function widgetInAddress(asked: string | string[] | undefined): string | null {
	return typeof asked === "string" && asked !== "" ? asked : null
}
