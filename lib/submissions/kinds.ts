export const KINDS = ["video", "written"] as const
export type SubmissionKind = (typeof KINDS)[number]

/** Why a testimonial may be left out of the average. Few stars are no such reason. */
export const REJECTION_REASONS = ["not_about_us", "unreadable", "duplicate", "unlawful", "no_consent", "other"] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
