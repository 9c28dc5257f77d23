import { Glyph } from "@/components/ui/glyph"
import { SUBJECT_PLACEHOLDERS, subjectOf, unknownPlaceholders } from "@/lib/tenants/subject-of"

/** A customer to imagine. */
const SOMEBODY = "Jane Doe"

/** What the recipient will read, made as the mail itself makes it, and what in it will not be filled in. */
export function SubjectPreview({ template, tenantName }: { template: string; tenantName: string }) {
	const unknown = unknownPlaceholders(template)
	const known = SUBJECT_PLACEHOLDERS.join(" and ")
	return (
		<>
			{known} are filled in:{" "}
			<output className="text-ink">{subjectOf(template.trim(), { tenant_name: tenantName, name: SOMEBODY })}</output>
			{unknown.length > 0 && (
				<p className="mt-1.5 flex gap-1.5 text-warning">
					<Glyph name="alert" className="mt-0.5" />
					<span className="min-w-0 wrap-anywhere">
						{unknown.join(", ")} {unknown.length === 1 ? "is" : "are"} not filled in, only {known}.
					</span>
				</p>
			)}
		</>
	)
}
