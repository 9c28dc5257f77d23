const unknownPath = async () => Response.json({ detail: "There's nothing at this address." }, { status: 404 })

export const UNKNOWN_PATH = {
	GET: unknownPath,
	HEAD: unknownPath,
	POST: unknownPath,
	PUT: unknownPath,
	PATCH: unknownPath,
	DELETE: unknownPath,
	OPTIONS: unknownPath,
}
