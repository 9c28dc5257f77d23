/** A file of the right type that must not be kept; `because` completes "This picture cannot be used: it …". */
export interface Refused {
	is: "refused"
	because: string
}
/**
 * What a closer look at an uploaded file found. fine: it may be kept, as `bytes` where it had to be made anew. other: it
 * is not of the type that it was taken for.
 */
export type Verdict = { is: "fine"; bytes?: Uint8Array } | { is: "other" } | Refused

export const FINE: Verdict = { is: "fine" }
export const OTHER: Verdict = { is: "other" }
export const refused = (because: string): Refused => ({ is: "refused", because })
