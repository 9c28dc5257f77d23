/** What a body comes to: what it says of itself, at most what is taken of it, and that where it says nothing. */
export function announcedBytes({ headers }: Request, most: number): number {
	const said = headers.get("content-length")
	return said === null ? most : Math.min(Number(said), most)
}
