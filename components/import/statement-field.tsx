import { TextAreaField } from "@/components/ui/text-area-field"
import { STATEMENT_MAX } from "@/lib/submissions/imports/limits"
import { STATEMENT, STATEMENT_EXAMPLE, STATEMENT_HINT } from "./import-texts"
import { STATEMENT_ID, type Statement } from "./use-statement"

/** One statement of the business for everything that it imports at once. */
export function StatementField({ statement, disabled }: { statement: Statement; disabled: boolean }) {
	return (
		<TextAreaField
			id={STATEMENT_ID}
			name="consent_statement"
			label={STATEMENT}
			hint={STATEMENT_HINT}
			error={statement.error}
			placeholder={STATEMENT_EXAMPLE}
			maxLength={STATEMENT_MAX}
			rows={3}
			value={statement.text}
			disabled={disabled}
			onChange={({ target }) => statement.change(target.value)}
		/>
	)
}
