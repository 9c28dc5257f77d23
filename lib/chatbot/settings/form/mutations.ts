import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import type { Db } from "@/lib/db/client"
import type { ChatbotSettings } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError, invalid } from "@/lib/errors"
import { prepareAsset } from "@/lib/media/assets/prepare-asset"
import { retireAsset, storeAsset } from "@/lib/storage/asset-mutations"
import { assetUrl } from "@/lib/storage/asset-url"
import type { SpooledFile } from "@/lib/storage/spool"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { BRAND } from "@/lib/tenants/new-chat"
import { findTenant } from "@/lib/tenants/queries"
import type { AccessScope } from "@/lib/tenants/scope"
import { lockSettings } from "../mutations"
import { testimonialPageUrl } from "../present"
import { findSettings } from "../queries"
import { resolveSettings } from "../resolve-settings"
import type { ChatbotSettingsForm } from "./schema"
import { SETTING_COLUMNS, settingsChanges } from "./settings-changes"
import { chatbotSettingsRefusals } from "./words"

const tenantOf = (scope: AccessScope) => (scope.kind === "tenant" ? scope.tenantId : null)

function audited(row: ChatbotSettings) {
	const fields = Object.entries(SETTING_COLUMNS).map(([field, column]) => [field, row[column]])
	return { ...Object.fromEntries(fields), avatar_image_url: assetUrl(row.avatarKey) }
}

/** Read before the transaction: inside it would need a second connection, and twelve simultaneous saves would wait. */
async function surroundingsOf(scope: AccessScope) {
	if (scope.kind === "platform") return { platform: null, ownPage: null, brandColor: null }
	const [tenant, { platform }] = await Promise.all([findTenant(scope), findSettings(scope)])
	return {
		platform,
		brandColor: tenant.brandColor,
		ownPage: testimonialPageUrl({ ...resolveSettings(null, null), testimonialPageUrl: null }, tenant.slug),
	}
}
type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>

interface Save {
	tenantId: string | null
	actor: Actor
	input: ChatbotSettingsForm
	surroundings: Surroundings
}

/** @returns the key of the replaced avatar. */
async function save(tx: Db, { tenantId, actor, input, surroundings }: Save, avatarKey: string | null) {
	if (tenantId === null && input.language) throw invalid("language", chatbotSettingsRefusals.languageOfTenant)
	if (tenantId === null && input.primary_color === BRAND)
		throw invalid("primary_color", chatbotSettingsRefusals.colorForm)
	const { platform, ownPage, brandColor } = surroundings
	const before = await lockSettings(tx, tenantId)
	if (input.updated_at && input.updated_at.getTime() !== before.settingsUpdatedAt.getTime()) {
		throw new AppError("conflict", chatbotSettingsRefusals.settingsStale)
	}
	const primaryColor = before.primaryColor === BRAND ? brandColor : before.primaryColor
	const shown = resolveSettings({ ...before, primaryColor }, platform)
	// An admin who uploads a picture wants it shown.
	const wanted = avatarKey ? { ...input, avatar_type: input.avatar_type ?? ("image" as const) } : input
	if (wanted.avatar_type === "image" && !avatarKey && !shown.avatarKey)
		throw invalid("avatar_type", chatbotSettingsRefusals.avatarMissing)
	const known = { stored: before, shown, defaults: resolveSettings(null, platform), ownPage }
	const changes = { ...settingsChanges(wanted, known), ...(avatarKey && { avatarKey }) }
	if (Object.keys(changes).length === 0) return null
	const after = await tx.chatbotSettings.update({
		where: { id: before.id },
		data: { ...changes, settingsUpdatedAt: laterThan(before.settingsUpdatedAt) },
	})
	await recordChange(tx, actor, {
		tenantId,
		action: "chatbot.settings_changed",
		targetId: tenantId,
		before: audited(before),
		after: audited(after),
	})
	return avatarKey ? before.avatarKey : null
}

/** A save that changes nothing leaves no audit entry. @throws `conflict` if saved after `updated_at`; `invalid` for an
 * image avatar without a picture, and for a language of the platform's defaults; prepareAsset()'s errors. */
export async function saveChatbotSettings(
	scope: AccessScope,
	actor: Actor,
	input: ChatbotSettingsForm,
	avatar: SpooledFile | undefined,
): Promise<void> {
	const tenantId = tenantOf(scope)
	const request = { tenantId, actor, input, surroundings: await surroundingsOf(scope) }
	if (!avatar) {
		await retireAsset(async (tx) => ({ replaced: await save(tx, request, null), result: undefined }))
		return
	}
	const prepared = await prepareAsset(avatar.path, UPLOAD_POLICY.avatar)
	const asset = { owner: tenantId ?? "platform", kind: "avatar" as const, file: avatar, prepared }
	await storeAsset(asset, async (tx, key) => ({
		replaced: await save(tx, request, key),
		result: undefined,
	}))
}

/** Succeeds if there is none. The form's `updated_at` stays, so that an open form does not become outdated. */
export async function removeAvatar(scope: AccessScope, actor: Actor): Promise<void> {
	const tenantId = tenantOf(scope)
	await retireAsset(async (tx) => {
		const before = await lockSettings(tx, tenantId)
		if (!before.avatarKey) return { replaced: null, result: undefined }
		const avatarType = before.avatarType === "image" ? null : before.avatarType
		const after = await tx.chatbotSettings.update({ where: { id: before.id }, data: { avatarKey: null, avatarType } })
		await recordChange(tx, actor, {
			tenantId,
			action: "chatbot.avatar_removed",
			targetId: tenantId,
			before: audited(before),
			after: audited(after),
		})
		return { replaced: before.avatarKey, result: undefined }
	})
}
