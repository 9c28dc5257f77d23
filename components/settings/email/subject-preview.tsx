import { Glyph } from "@/components/ui/glyph"
import { SUBJECT_PLACEHOLDERS, subjectOf, unknownPlaceholders } from "@/lib/tenants/subject-of"
import { emailWords } from "../settings-words"

/** Built as the mail builds it. Also lists the placeholders that stay unfilled. */
export function SubjectPreview({ template, tenantName }: { template: string; tenantName: string }) {
	const unknown = unknownPlaceholders(template)
	const known = SUBJECT_PLACEHOLDERS.join(emailWords.knownAnd)
	return (
		<>
			{emailWords.placeholdersFilled(known)}{" "}
			<output className="text-ink">
				{subjectOf(template.trim(), { tenant_name: tenantName, name: emailWords.exampleCustomer })}
			</output>
			{unknown.length > 0 && (
				<p className="mt-1.5 flex gap-1.5 text-warning">
					<Glyph name="alert" className="mt-0.5" />
					<span className="min-w-0 wrap-anywhere">{emailWords.placeholdersUnknown(unknown, known)}</span>
				</p>
			)}
		</>
	)
}
