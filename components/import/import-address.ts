import type { SubmissionKind } from "@/lib/submissions/kinds"

/** The page that imports testimonials of a kind. */
export const importHref = (tenantSlug: string, kind: SubmissionKind = "video") =>
	`/admin/${tenantSlug}/import${kind === "written" ? "?kind=written" : ""}`
