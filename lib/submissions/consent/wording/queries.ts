import { db } from "@/lib/db/client"
import { invalid } from "@/lib/errors"
import { translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { CONSENT_WORDINGS, type ConsentKind, type ConsentWording, standardWording } from "../../consent-text"
import { wordingRefusals } from "./words"

function wordingOf({ consents }: Pick<VisitedTenant, "consents">, kind: ConsentKind): ConsentWording {
	const own = consents?.[kind]
	return own?.text ? { text: own.text, version: own.version } : CONSENT_WORDINGS[kind]
}

const HISTORY_MAX = 50
/** As saveConsentText() makes them. Anything else, such as a NUL, is not looked up. */
const OWN_VERSION = /^\d{4}-\d{2}-\d{2}\.\d+$/

export function listConsentTexts(scope: AccessScope, kind: ConsentKind) {
	return db().consentText.findMany({
		where: { ...withinScope(scope), kind },
		orderBy: { number: "desc" },
		take: HISTORY_MAX,
		select: { version: true, text: true, createdAt: true, createdBy: { select: { email: true } } },
	})
}
export type ConsentTextRow = Awaited<ReturnType<typeof listConsentTexts>>[number]

/** The language of the product's sentence. A business's own sentence counts as English. */
export function languageOf({ version }: Pick<ConsentWording, "version">): string {
	const code = version.split(".")[1] ?? ""
	return translatedLanguages().includes(code) ? code : ENGLISH
}

/** The product's sentence in another language. Undefined if `shown` names none, or an older translation. */
function translatedWording(kind: ConsentKind, shown: string): ConsentWording | undefined {
	const wording = inLanguage(languageOf({ version: shown }), () => standardWording(kind))
	return wording.version === shown ? wording : undefined
}

/** The sentence that the page showed, even if the business has changed it since. `shown` is its version; a client that
 * sends null gets the present one. @throws `invalid` for a version that this business never had. */
export async function findAgreedWording(
	tenant: Pick<VisitedTenant, "id" | "consents">,
	kind: ConsentKind,
	shown: string | null,
): Promise<ConsentWording> {
	const present = wordingOf(tenant, kind)
	if (shown === null || shown === present.version) return present
	const translated = translatedWording(kind, shown)
	if (translated) return translated
	const own = OWN_VERSION.test(shown)
		? await db().consentText.findUnique({
				where: { tenantId_kind_version: { tenantId: tenant.id, kind, version: shown } },
				select: { text: true, version: true },
			})
		: null
	if (!own?.text) throw invalid("consent", wordingRefusals.changed)
	return { text: own.text, version: own.version }
}
