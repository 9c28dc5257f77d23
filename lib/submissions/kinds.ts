export const KINDS = ["video", "written"] as const
export type SubmissionKind = (typeof KINDS)[number]
