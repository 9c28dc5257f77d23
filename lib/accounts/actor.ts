import type { Viewer } from "./viewer"

/** Who did it and from where, for the audit log. */
export interface Actor {
	viewer: Viewer
	/** IP address. */
	address: string
}
