import { FIELD_LABELS } from "@/components/forms/field-labels"
import { ListEditor } from "@/components/forms/list-editor"
import { Value } from "@/components/forms/value-list"
import type { Tenant } from "@/lib/client/contract"
import { PROMPTS_MAX } from "@/lib/tenants/settings/schema"
import { extrasWords } from "./testimonial-extras-words"

const LABEL = FIELD_LABELS.recording_prompts ?? ""

export const linesOf = (value: string) =>
	value
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean)

export function PromptsValue({ tenant }: { tenant: Tenant }) {
	return <Value label={LABEL}>{tenant.recording_prompts.join("\n") || extrasWords.defaultPrompts}</Value>
}

export function PromptsField(field: { value: string; error?: string; onChange(value: string): void }) {
	return (
		<ListEditor
			{...field}
			label={LABEL}
			name="recording_prompts"
			thing={extrasWords.prompt}
			max={PROMPTS_MAX}
			placeholder={extrasWords.promptExample}
			hint={extrasWords.promptsHint}
		/>
	)
}
