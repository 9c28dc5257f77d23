import type { Sample } from "./sample"

export const PLATFORM = {} satisfies Record<string, Sample>
