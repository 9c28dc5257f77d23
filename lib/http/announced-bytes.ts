/** How many bytes a body may have: its Content-Length capped at `most`, or `most` without one. */
export function announcedBytes({ headers }: Request, most: number): number {
	const said = headers.get("content-length")
	return said === null ? most : Math.min(Number(said), most)
}
