import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import type { Db } from "@/lib/db/client"
import { prepareAsset } from "@/lib/media/assets/prepare-asset"
import { retireAsset, storeAsset } from "@/lib/storage/asset-mutations"
import { assetUrl } from "@/lib/storage/asset-url"
import type { SpooledFile } from "@/lib/storage/spool"
import { UPLOAD_POLICY, type UploadKind } from "@/lib/storage/upload-policy"
import { assertWritable } from "../resolve-scope"
import type { TenantScope } from "../scope"
import type { TenantAsset } from "./schema"

const ASSET_KINDS = {
	logo: { kind: "logo", column: "logoKey", action: "logo" },
	"pdf-gift": { kind: "gift", column: "pdfGiftKey", action: "pdf_gift" },
	"pdf-preview": { kind: "preview", column: "pdfPreviewImageKey", action: "pdf_preview" },
} as const satisfies Record<TenantAsset, { kind: UploadKind; column: string; action: string }>

/** Locks the tenant, so that the second of two simultaneous uploads sees what the first left. */
async function currentKey(tx: Db, { tenantId }: TenantScope, asset: TenantAsset): Promise<string | null> {
	const row = await tx.tenant.update({
		where: { id: tenantId },
		data: { updatedAt: new Date() },
		select: { logoKey: true, pdfGiftKey: true, pdfPreviewImageKey: true },
	})
	return row[ASSET_KINDS[asset].column]
}

async function setKey(tx: Db, { tenantId }: TenantScope, asset: TenantAsset, key: string | null): Promise<void> {
	await tx.tenant.update({ where: { id: tenantId }, data: { [ASSET_KINDS[asset].column]: key } })
}

interface Change {
	asset: TenantAsset
	what: "uploaded" | "removed"
	before: string | null
	after: string | null
}

async function record(tx: Db, { tenantId }: TenantScope, actor: Actor, change: Change): Promise<void> {
	const { action } = ASSET_KINDS[change.asset]
	await recordChange(tx, actor, {
		tenantId,
		action: `tenant.${action}_${change.what}`,
		targetId: tenantId,
		before: { [`${action}_url`]: assetUrl(change.before) },
		after: { [`${action}_url`]: assetUrl(change.after) },
	})
}

/** The settings' `updated_at` stays, so that a form open elsewhere does not become outdated. @returns the URL that
 * serves it. @throws as prepareAsset(); `forbidden` if it belongs to a product that is off. */
export async function uploadTenantAsset(
	scope: TenantScope,
	actor: Actor,
	asset: TenantAsset,
	file: SpooledFile,
): Promise<string> {
	const { kind } = ASSET_KINDS[asset]
	const prepared = await prepareAsset(file.path, UPLOAD_POLICY[kind])
	return storeAsset({ owner: scope.tenantId, kind, file, prepared }, async (tx, key) => {
		const before = await currentKey(tx, scope, asset)
		await setKey(tx, scope, asset, key)
		await record(tx, scope, actor, { asset, what: "uploaded", before, after: key })
		return { replaced: before, result: assetUrl(key) }
	})
}

/** Succeeds if there is none. @throws `forbidden` if it belongs to a product that is off. */
export async function removeTenantAsset(scope: TenantScope, actor: Actor, asset: TenantAsset): Promise<void> {
	if (asset !== "logo") assertWritable(actor.viewer, "video_testimonials")
	await retireAsset(async (tx) => {
		const before = await currentKey(tx, scope, asset)
		if (before) {
			await setKey(tx, scope, asset, null)
			await record(tx, scope, actor, { asset, what: "removed", before, after: null })
		}
		return { replaced: before, result: undefined }
	})
}
