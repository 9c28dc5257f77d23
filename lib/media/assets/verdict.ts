/**
 * What a closer look at an uploaded file found. other: it is not of the type that it was taken for. refused: it is, but
 * must not be kept; `because` completes "… cannot be used: it".
 */
export type Verdict = { is: "fine" } | { is: "other" } | { is: "refused"; because: string }

export const FINE: Verdict = { is: "fine" }
export const OTHER: Verdict = { is: "other" }
export const refused = (because: string): Verdict => ({ is: "refused", because })
