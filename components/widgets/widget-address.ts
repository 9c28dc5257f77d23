/** The tab's address with one widget open. `base` already has a query. */
export function widgetHref(base: string, id: string): string {
	return `${base}&widget=${id}`
}

export function widgetInAddress(asked: string | string[] | undefined): string | null {
	return typeof asked === "string" && asked !== "" ? asked : null
}
