/** A file of the right type that must not be kept. `because` completes "We can't use this image because it …". */
export interface Refused {
	is: "refused"
	because: string
}
/** fine: the file may be kept, as `bytes` if it was encoded again. other: it is not of its supposed type. */
export type Verdict = { is: "fine"; bytes?: Uint8Array } | { is: "other" } | Refused

export const FINE: Verdict = { is: "fine" }
export const OTHER: Verdict = { is: "other" }
export const refused = (because: string): Refused => ({ is: "refused", because })
