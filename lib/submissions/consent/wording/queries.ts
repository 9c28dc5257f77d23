import { db } from "@/lib/db/client"
import { storedJson } from "@/lib/db/stored-json"
import { invalid } from "@/lib/errors"
import { translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { TranslatedTexts } from "@/lib/tenants/translations/answers"
import { consentChanged } from "@/lib/tenants/words"
import { CONSENT_WORDINGS, type ConsentKind, type ConsentWording, standardWording } from "../../consent-text"
import { translatedWording } from "./spoken-wording"

function wordingOf({ consents }: Pick<VisitedTenant, "consents">, kind: ConsentKind): ConsentWording {
	const own = consents?.[kind]
	return own?.text ? { text: own.text, version: own.version } : CONSENT_WORDINGS[kind]
}

const HISTORY_MAX = 50
/** As saveConsentText() makes them. Anything else, such as a NUL, is not looked up. */
const OWN_VERSION = /^\d{4}-\d{2}-\d{2}\.\d+$/
/** As translatedWording() makes them. */
const OWN_TRANSLATION = /^(\d{4}-\d{2}-\d{2}\.\d{1,9})\.([A-Za-z-]{2,20})\.[a-z0-9]{1,7}$/
const PAGE = "page"

export function listConsentTexts(scope: AccessScope, kind: ConsentKind) {
	return db().consentText.findMany({
		where: { ...withinScope(scope), kind },
		orderBy: { number: "desc" },
		take: HISTORY_MAX,
		select: { version: true, text: true, createdAt: true, createdBy: { select: { email: true } } },
	})
}
export type ConsentTextRow = Awaited<ReturnType<typeof listConsentTexts>>[number]

/** The language in which a customer read the sentence. @param page the page's, though a business's own sentence stays
 * as it was written. */
export function languageOf({ version }: Pick<ConsentWording, "version">, page?: string | null): string {
	const named = version.split(".").find((part) => translatedLanguages().includes(part))
	return named ?? (OWN_VERSION.test(version) ? page : null) ?? ENGLISH
}

/** The product's sentence in another language. Undefined if `shown` names none, or an older translation. */
function standardTranslation(kind: ConsentKind, shown: string): ConsentWording | undefined {
	const wording = inLanguage(languageOf({ version: shown }), () => standardWording(kind))
	return wording.version === shown ? wording : undefined
}

async function ownWording(tenantId: string, kind: ConsentKind, version: string): Promise<ConsentWording | undefined> {
	const found = await db().consentText.findUnique({
		where: { tenantId_kind_version: { tenantId, kind, version } },
		select: { text: true, version: true },
	})
	return found?.text ? { text: found.text, version: found.version } : undefined
}

/** The business's translation of its own sentence. Undefined if it has been translated anew since. */
async function ownTranslation(tenantId: string, kind: ConsentKind, shown: string): Promise<ConsentWording | undefined> {
	const [, version = "", language = ""] = OWN_TRANSLATION.exec(shown) ?? []
	const wording = version ? await ownWording(tenantId, kind, version) : undefined
	if (!wording) return undefined
	const id = { tenantId, subject: PAGE, language }
	const row = await db().translation.findUnique({ where: { tenantId_subject_language: id } })
	const said = storedJson(TranslatedTexts, row?.texts ?? {})[wording.text]
	const translated = said === undefined ? undefined : translatedWording(wording, language, said)
	return translated?.version === shown ? translated : undefined
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
	const translated = standardTranslation(kind, shown)
	if (translated) return translated
	const own = OWN_VERSION.test(shown)
		? await ownWording(tenant.id, kind, shown)
		: await ownTranslation(tenant.id, kind, shown)
	if (!own) throw invalid("consent", consentChanged)
	return own
}
