import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { ownTextsOf } from "@/lib/tenants/translations/queries"
import type { ReportSource } from "./queries"
import { type ReportData, type ReportFlags, reportData } from "./report-data"

/** In the language in which the visitor took the quiz, for an admin too. */
export async function reportOf(source: ReportSource, flags: ReportFlags): Promise<ReportData> {
	const { version, session, quizId, language } = source
	const own = language === null ? undefined : await ownTextsOf(source, language, [quizId])
	return inLanguage(language ?? ENGLISH, () => reportData(version, session, flags), own)
}
