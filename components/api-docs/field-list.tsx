import type { Schemas } from "@/lib/description/api-description"
import type { FieldOf } from "@/lib/description/fields-of"
import * as apiDocsWords from "./api-docs-words"
import { InlineCode } from "./inline-code"
import { rulesOf, typeOf } from "./type-of"

interface FieldListProps {
	fields: readonly FieldOf[]
	schemas: Schemas
	/** True for an answer, in which nearly every field is always there. */
	answered?: boolean
}

export function FieldList({ fields, schemas, answered = false }: FieldListProps) {
	return (
		<ul className="divide-y divide-line border-y border-line">
			{fields.map((field) => (
				<li key={field.name} className="py-2.5">
					<p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
						<code className="font-medium wrap-anywhere">{field.name}</code>
						<span className="text-ink-muted wrap-anywhere">{typeOf(field.schema, schemas)}</span>
						{field.required && !answered && (
							<span className="text-xs font-medium text-warning">{apiDocsWords.required}</span>
						)}
						{!field.required && answered && <span className="text-xs text-ink-muted">{apiDocsWords.mayBeMissing}</span>}
					</p>
					<FieldNotes field={field} schemas={schemas} />
					{field.fields.length > 0 && (
						<details className="mt-1">
							<summary className="w-fit text-accent-text pointer-coarse:min-h-11 pointer-coarse:py-3">
								{apiDocsWords.fieldsIn(field.name)}
							</summary>
							<div className="mt-2 border-s-2 border-line ps-4">
								<FieldList fields={field.fields} schemas={schemas} answered={answered} />
							</div>
						</details>
					)}
				</li>
			))}
		</ul>
	)
}

function FieldNotes({ field: { schema }, schemas }: { field: FieldOf; schemas: Schemas }) {
	const rules = rulesOf(schema, schemas)
	if (rules.length === 0 && !schema.description) return null
	return (
		<p className="mt-0.5 text-ink-muted">
			{rules.length > 0 && <span className="block">{rules.join(" · ")}</span>}
			{schema.description && (
				<span className="block">
					<InlineCode>{schema.description}</InlineCode>
				</span>
			)}
		</p>
	)
}
