import { subjectOf } from "@/lib/tenants/subject-of"

/** A customer to imagine. */
const SOMEBODY = "Jane Doe"

/** What the recipient will read, made as the mail itself makes it. */
export function SubjectPreview({ template, tenantName }: { template: string; tenantName: string }) {
	return (
		<>
			{"{tenant_name}"} and {"{name}"} are filled in:{" "}
			<output className="text-ink">{subjectOf(template.trim(), { tenant_name: tenantName, name: SOMEBODY })}</output>
		</>
	)
}
