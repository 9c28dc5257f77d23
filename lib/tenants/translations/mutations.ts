import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { lockTenant } from "../lock-tenant"
import type { TenantScope } from "../scope"
import type { SaveTranslations } from "./schema"
import { translationRefusals } from "./words"

/** Replaces a language's texts about a subject. @throws `conflict` if someone saved since `updated_at`. */
export function saveTranslations(
	{ tenantId }: TenantScope,
	actor: Actor,
	subject: string,
	{ language, texts, updated_at }: SaveTranslations,
): Promise<void> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const id = { tenantId, subject, language }
		const stored = await tx.translation.findUnique({ where: { tenantId_subject_language: id } })
		if (updated_at !== undefined && (stored?.updatedAt.getTime() ?? null) !== (updated_at && Date.parse(updated_at))) {
			throw new AppError("conflict", translationRefusals.stale)
		}
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
