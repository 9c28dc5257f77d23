import type { Viewer } from "./viewer"

export interface Actor {
	viewer: Viewer
	address: string
}
