import type { Sample } from "./sample"

export const SETTINGS = {} satisfies Record<string, Sample>
