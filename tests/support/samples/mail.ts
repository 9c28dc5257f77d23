import type { Sample } from "./sample"

export const MAIL = {} satisfies Record<string, Sample>
