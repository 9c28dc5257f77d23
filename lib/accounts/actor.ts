import type { Viewer } from "./viewer"

export interface Actor {
	viewer: Viewer
	/** IP address. */
	address: string
}
