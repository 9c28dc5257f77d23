import { useEffect, useState } from "react"
import { quietStorage } from "@/lib/client/quiet-storage"
import { STATEMENT_MAX, STATEMENT_MIN } from "@/lib/submissions/imports/limits"
import { importRefusals } from "@/lib/submissions/imports/words"

const { read, write } = quietStorage(() => sessionStorage)

export interface Statement {
	text: string
	error: string | null
	change(text: string): void
	/** The statement without space around it, or null if it cannot be used. The field then says why and has the focus. */
	take(): string | null
}

export const STATEMENT_ID = "consent-statement"

/** How the business says that consent was given. What is typed survives a reload of this tab, and serves both kinds. */
export function useStatement(tenantSlug: string): Statement {
	const key = `import-statement:${tenantSlug}`
	const [text, setText] = useState("")
	const [error, setError] = useState<string | null>(null)
	useEffect(() => setText((typed) => typed || (read(key) ?? "")), [key])
	return {
		text,
		error,
		change(typed) {
			setText(typed)
			setError(null)
			write(key, typed)
		},
		take() {
			const statement = text.trim()
			if (statement.length >= STATEMENT_MIN && statement.length <= STATEMENT_MAX) return statement
			setError(importRefusals.statementNeeded)
			document.getElementById(STATEMENT_ID)?.focus()
			return null
		},
	}
}
