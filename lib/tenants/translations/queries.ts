import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import { storedJson } from "@/lib/db/stored-json"
import { ENGLISH } from "@/lib/languages/choose-language"
import type { OwnTexts } from "@/lib/languages/own"
import type { TenantLanguages } from "../languages/queries"
import type { TenantScope } from "../scope"
import { defaultGiftDisclosure, PAGE_DEFAULTS } from "../words"
import { TranslatedTexts } from "./answers"

export async function findTranslations({ tenantId }: TenantScope, subject?: string) {
	const rows = await db().translation.findMany({ where: { tenantId, subject }, orderBy: { language: "asc" } })
	return rows.map((row) => ({ ...row, texts: storedJson(TranslatedTexts, row.texts) }))
}

const ofPage = prepared(
	"translations-of-page",
	`SELECT texts FROM translations WHERE tenant_id = $1 AND language = $2 AND subject = ANY($3::text[])
	ORDER BY array_position($3::text[], subject)`,
)

/** The product's own sentences are English already, whatever the business writes in. */
const ENGLISH_ALREADY: TranslatedTexts = Object.fromEntries(PAGE_DEFAULTS.map((text) => [text, text]))

/** What a page in this language shows of the business's own texts about these subjects. Where two have a
 * text, the later one counts. */
export async function ownTextsOf(
	{ tenantId, languages }: Pick<TenantLanguages, "tenantId" | "languages">,
	language: string,
	subjects: readonly string[],
): Promise<OwnTexts | undefined> {
	const [written = ENGLISH] = languages
	if (language === written) return undefined
	const { rows } = await pool().query<{ texts: TranslatedTexts }>(ofPage(tenantId, language, subjects))
	const known = language === ENGLISH ? ENGLISH_ALREADY : {}
	// The note about a gift stays the product's, also where a headline says the same.
	const { [defaultGiftDisclosure]: _, ...texts } = Object.assign({}, ...rows.map((row) => row.texts))
	return { texts: { ...texts, ...known }, written }
}
