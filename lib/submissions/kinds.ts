/** What a customer can give. A list can be narrowed to one, and so can a widget. */
export const KINDS = ["video", "written"] as const
export type SubmissionKind = (typeof KINDS)[number]
