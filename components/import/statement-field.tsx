import { TextAreaField } from "@/components/ui/text-area-field"
import { STATEMENT_MAX } from "@/lib/submissions/imports/limits"
import { importWords } from "./import-words"
import { STATEMENT_ID, type Statement } from "./use-statement"

export function StatementField({ statement, disabled }: { statement: Statement; disabled: boolean }) {
	return (
		<TextAreaField
			id={STATEMENT_ID}
			name="consent_statement"
			label={importWords.statement}
			hint={importWords.statementHint}
			error={statement.error}
			placeholder={importWords.statementExample}
			maxLength={STATEMENT_MAX}
			rows={3}
			value={statement.text}
			disabled={disabled}
			onChange={({ target }) => statement.change(target.value)}
		/>
	)
}
