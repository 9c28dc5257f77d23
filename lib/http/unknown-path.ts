const unknownPath = async () => Response.json({ detail: "There is nothing at this address." }, { status: 404 })

/** For a route that answers what no other one does: JSON, as every refusal. */
export const UNKNOWN_PATH = {
	GET: unknownPath,
	HEAD: unknownPath,
	POST: unknownPath,
	PUT: unknownPath,
	PATCH: unknownPath,
	DELETE: unknownPath,
	OPTIONS: unknownPath,
}
