import { CONSENT_WORDINGS, type ConsentKind } from "../../consent-text"
import type { ConsentTexts, ConsentTextVersion } from "./answers"
import type { ConsentTextRow } from "./queries"

export function presentConsentTexts(kind: ConsentKind, rows: readonly ConsentTextRow[]): ConsentTexts {
	const standard = CONSENT_WORDINGS[kind]
	const versions: ConsentTextVersion[] = rows.map((row) => ({
		...(row.text === null ? standard : { text: row.text, version: row.version }),
		created_at: row.createdAt.toISOString(),
		created_by: row.createdBy?.email ?? null,
	}))
	const own = rows[0]?.text ? rows[0] : null
	return {
		text: own?.text ?? standard.text,
		version: own?.version ?? standard.version,
		is_own: own !== null,
		versions: [...versions, { ...standard, created_at: null, created_by: null }],
	}
}
