import type { SubmissionKind } from "@/lib/submissions/kinds"

export const importHref = (tenantSlug: string, kind: SubmissionKind = "video") =>
	`/admin/${tenantSlug}/import${kind === "written" ? "?kind=written" : ""}`
