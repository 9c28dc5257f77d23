import type { Sample } from "./sample"

export const UPLOADS = {} satisfies Record<string, Sample>
