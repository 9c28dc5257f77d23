import type { Sample } from "./sample"

export const PEOPLE = {} satisfies Record<string, Sample>
