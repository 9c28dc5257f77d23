import type { Viewer } from "./viewer"

/** Who made a change and from where, for the audit log. */
export interface Actor {
	viewer: Viewer
	/** IP address. */
	address: string
}
