import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { applyRequirement } from "@/lib/accounts/second-factor/requirement-mutations"
import { changedFields } from "@/lib/audit/changed-fields"
import { transaction } from "@/lib/db/client"
import type { PlatformConfig } from "@/lib/db/generated/client"
import { prepareAsset } from "@/lib/media/assets/prepare-asset"
import { retireAsset, storeAsset } from "@/lib/storage/asset-mutations"
import { assetUrl } from "@/lib/storage/asset-url"
import type { SpooledFile } from "@/lib/storage/spool"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import type { LoginContent } from "./answers"
import { lockConfig } from "./lock-config"
import { presentLoginContent } from "./present"

/** Undefined leaves a column as it is; null means the default text. */
const chosen = (text: string | undefined) => (text === undefined ? undefined : text || null)

export function saveLoginContent(actor: Actor, update: Partial<LoginContent>): Promise<PlatformConfig> {
	return transaction(async (tx) => {
		const before = await lockConfig(tx)
		const after = await tx.platformConfig.update({
			where: { id: 1 },
			data: {
				pageTitle: chosen(update.page_title),
				welcomeHeading: chosen(update.welcome_heading),
				welcomeDescription: chosen(update.welcome_description),
				loginButtonText: chosen(update.login_button_text),
				platformAdminLoginTitle: chosen(update.platform_admin_login_title),
				platformAdminLoginSubtitle: chosen(update.platform_admin_login_subtitle),
				tenantAdminLoginTitle: chosen(update.tenant_admin_login_title),
				tenantAdminLoginSubtitle: chosen(update.tenant_admin_login_subtitle),
				footerText: chosen(update.footer_text),
			},
		})
		const sides = [{ ...presentLoginContent(before) }, { ...presentLoginContent(after) }] as const
		if (Object.keys(changedFields(...sides).after).length > 0) {
			await recordChange(tx, actor, {
				tenantId: null,
				action: "platform.login_content_changed",
				before: sides[0],
				after: sides[1],
			})
		}
		return after
	})
}

/** @param seconds for one round of the carousel. */
export function saveCarouselSpeed(actor: Actor, seconds: number): Promise<number> {
	return transaction(async (tx) => {
		const { carouselSpeed } = await lockConfig(tx)
		if (carouselSpeed === seconds) return seconds
		await tx.platformConfig.update({ where: { id: 1 }, data: { carouselSpeed: seconds } })
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.carousel_speed_changed",
			before: { carousel_speed: carouselSpeed },
			after: { carousel_speed: seconds },
		})
		return seconds
	})
}

/** @returns the URL that serves it. @throws as prepareAsset(). */
export async function uploadPlatformLogo(actor: Actor, file: SpooledFile): Promise<string> {
	const prepared = await prepareAsset(file.path, UPLOAD_POLICY.logo)
	return storeAsset({ owner: "platform", kind: "logo", file, prepared }, async (tx, key) => {
		const { logoKey } = await lockConfig(tx)
		await tx.platformConfig.update({ where: { id: 1 }, data: { logoKey: key } })
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.logo_uploaded",
			before: { platform_logo_url: assetUrl(logoKey) },
			after: { platform_logo_url: assetUrl(key) },
		})
		return { replaced: logoKey, result: assetUrl(key) }
	})
}

export async function removePlatformLogo(actor: Actor): Promise<void> {
	await retireAsset(async (tx) => {
		const { logoKey } = await lockConfig(tx)
		if (logoKey) {
			await tx.platformConfig.update({ where: { id: 1 }, data: { logoKey: null } })
			await recordChange(tx, actor, {
				tenantId: null,
				action: "platform.logo_removed",
				before: { platform_logo_url: assetUrl(logoKey) },
				after: { platform_logo_url: null },
			})
		}
		return { replaced: logoKey, result: undefined }
	})
}

/** For every account of the installation, from a week ahead. */
export function requireTwoStepOfAll(actor: Actor, required: boolean): Promise<void> {
	return transaction(async (tx) => {
		const before = await lockConfig(tx)
		if (before.secondFactorRequired === required) return
		await tx.platformConfig.update({ where: { id: 1 }, data: { secondFactorRequired: required } })
		await applyRequirement(tx, {})
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.two_step_changed",
			before: { two_step_required: !required },
			after: { two_step_required: required },
		})
	})
}
