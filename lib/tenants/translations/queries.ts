import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import { storedJson } from "@/lib/db/stored-json"
import { ENGLISH } from "@/lib/languages/choose-language"
import type { OwnTexts } from "@/lib/languages/own"
import type { TenantLanguages } from "../languages/queries"
import type { TenantScope } from "../scope"
import { TranslatedTexts, type Translations } from "./answers"

export async function findTranslations({ tenantId }: TenantScope, subject: string): Promise<Translations> {
	const rows = await db().translation.findMany({ where: { tenantId, subject }, orderBy: { language: "asc" } })
	return {
		translations: rows.map(({ language, texts, updatedAt }) => ({
			language,
			texts: storedJson(TranslatedTexts, texts),
			updated_at: updatedAt.toISOString(),
		})),
	}
}

const ofPage = prepared(
	"translations-of-page",
	`SELECT texts FROM translations WHERE tenant_id = $1 AND language = $2 AND subject = ANY($3)`,
)

/** What a page in this language shows of the business's own texts about these subjects. */
export async function ownTextsOf(
	{ tenantId, languages }: TenantLanguages,
	language: string,
	subjects: readonly string[],
): Promise<OwnTexts | undefined> {
	const [written = ENGLISH] = languages
	if (language === written) return undefined
	const { rows } = await pool().query<{ texts: TranslatedTexts }>(ofPage(tenantId, language, subjects))
	return { texts: Object.assign({}, ...rows.map(({ texts }) => texts)), written }
}
