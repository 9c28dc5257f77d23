export async function unknownPath(): Promise<Response> {
	return Response.json({ detail: "There is nothing at this address." }, { status: 404 })
}
