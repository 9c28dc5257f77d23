import type { VisitedTenant } from "@/lib/tenants/queries"
import { CONSENT_WORDINGS, type ConsentKind, type ConsentWording } from "../../consent-text"

export function wordingOf({ consents }: Pick<VisitedTenant, "consents">, kind: ConsentKind): ConsentWording {
	const own = consents?.[kind]
	return own?.text ? { text: own.text, version: own.version } : CONSENT_WORDINGS[kind]
}
