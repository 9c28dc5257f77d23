import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { storedJson } from "@/lib/db/stored-json"
import { AppError, invalid } from "@/lib/errors"
import { lockTenant } from "../lock-tenant"
import type { TenantScope } from "../scope"
import { type OwnText, TranslatedTexts } from "./answers"
import { brokenRuleAmong } from "./broken-rule"
import type { SaveTranslations } from "./schema"
import { translationRefusals } from "./words"

/** Replaces a language's texts about a subject, of which the business has those listed. @throws `conflict` if someone
 * saved since `updated_at`; `invalid`. */
export function saveTranslations(
	{ tenantId }: TenantScope,
	actor: Actor,
	subject: string,
	listed: readonly OwnText[],
	{ language, texts, updated_at }: SaveTranslations,
): Promise<void> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const id = { tenantId, subject, language }
		const stored = await tx.translation.findUnique({ where: { tenantId_subject_language: id } })
		if (updated_at !== undefined && (stored?.updatedAt.getTime() ?? null) !== (updated_at && Date.parse(updated_at))) {
			throw new AppError("conflict", translationRefusals.stale)
		}
		const broken = brokenRuleAmong(listed, storedJson(TranslatedTexts, stored?.texts ?? {}), texts)
		if (broken) throw invalid("texts", broken)
		const data = { texts: Object.fromEntries(texts), updatedAt: new Date() }
		if (texts.length === 0) await tx.translation.deleteMany({ where: id })
		else {
			await tx.translation.upsert({
				where: { tenantId_subject_language: id },
				create: { ...id, ...data },
				update: data,
			})
		}
		await recordChange(tx, actor, {
			tenantId,
			action: "translations.saved",
			targetId: subject,
			before: { language, texts: Object.keys(stored?.texts ?? {}).length },
			after: { language, texts: texts.length },
		})
	})
}
