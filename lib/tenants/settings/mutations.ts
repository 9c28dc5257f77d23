import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { assertStepShown } from "@/lib/accounts/second-factor/policy"
import { type Db, transaction } from "@/lib/db/client"
import type { Tenant } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError, invalid, notFound } from "@/lib/errors"
import { assertSpoken } from "../languages/assert-spoken"
import { lockTenant } from "../lock-tenant"
import { assertWritable } from "../resolve-scope"
import type { TenantScope } from "../scope"
import { tenantSearchText } from "../tenant-search-text"
import * as tenantSentences from "../words"
import { type TenantSettings, VIDEO_SETTINGS } from "./schema"
import { SETTING_COLUMNS, settingsChanges } from "./settings-changes"

/** The audit log keeps what differs and redacts the password (redactFields). */
function audited(tenant: Tenant) {
	const fields = Object.entries(SETTING_COLUMNS).map(([field, column]) => [field, tenant[column]])
	return { ...Object.fromEntries(fields), email_app_password: tenant.emailAppPassword }
}

const MAIL_COLUMNS = ["notifyEmail", "emailProvider", "emailAddress", "emailAppPassword"] as const

/** @throws `invalid` for a widget that is not the tenant's own, or no wall. */
async function assertOwnWall(tx: Db, tenantId: string, id: string): Promise<void> {
	const own = await tx.widget.count({ where: { id, tenantId, kind: "wall" } })
	if (own === 0) throw invalid("wall_widget_id", tenantSentences.wallUnknown)
}

/** @throws `forbidden` for a product that is off, and for the mailbox while the second step was not shown lately;
 * `invalid` for an unknown widget or language; `conflict` if the settings were saved after `updated_at`. */
export async function saveSettings(scope: TenantScope, actor: Actor, input: TenantSettings): Promise<Tenant> {
	if (VIDEO_SETTINGS.some((field) => input[field] !== undefined)) assertWritable(actor.viewer, "video_testimonials")
	return transaction(async (tx) => {
		const before = await lockTenant(tx, scope.tenantId)
		if (!before) throw notFound(tenantSentences.tenantNotFound)
		const readAt = input.updated_at?.getTime()
		if (readAt !== undefined && readAt !== before.settingsUpdatedAt.getTime()) {
			throw new AppError("conflict", tenantSentences.settingsStale)
		}
		const changes = settingsChanges(before, input)
		if (changes.languages) assertSpoken(changes.languages)
		if (changes.wallWidgetId) await assertOwnWall(tx, before.id, changes.wallWidgetId)
		if (Object.keys(changes).length === 0) return before
		if (MAIL_COLUMNS.some((column) => column in changes)) assertStepShown(actor.viewer)
		const settingsUpdatedAt = laterThan(before.settingsUpdatedAt)
		const searchText = tenantSearchText({ ...before, ...changes })
		const after = await tx.tenant.update({
			where: { id: before.id },
			data: { ...changes, settingsUpdatedAt, searchText },
		})
		await recordChange(tx, actor, {
			tenantId: before.id,
			action: "tenant.settings_changed",
			targetId: before.id,
			before: audited(before),
			after: audited(after),
		})
		return after
	})
}
