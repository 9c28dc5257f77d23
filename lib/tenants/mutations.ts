import type { Actor } from "@/lib/accounts/actor"
import { createTenantAdmin } from "@/lib/accounts/mutations"
import { hashPassword } from "@/lib/accounts/password"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import type { Tenant } from "@/lib/db/generated/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { AppError, notFound } from "@/lib/errors"
import { assertSpoken } from "./languages/assert-spoken"
import { lockTenant } from "./lock-tenant"
import { NEW_CHAT } from "./new-chat"
import type { CreateTenant, ProductAccess } from "./schema"
import type { PlatformScope } from "./scope"
import { tenantSearchText } from "./tenant-search-text"
import * as tenantSentences from "./words"

/** @throws `conflict` if the slug or the admin's email is taken, `invalid` for an unknown language. */
export async function createTenant(
	_scope: PlatformScope,
	actor: Actor,
	input: CreateTenant,
): Promise<{ id: string; slug: string }> {
	if (input.languages) assertSpoken(input.languages)
	const passwordHash = await hashPassword(input.admin_password)
	try {
		return await transaction(async (tx) => {
			const tenant = await tx.tenant.create({
				data: {
					name: input.tenant_name,
					slug: input.tenant_slug,
					notifyEmail: input.notify_email,
					languages: input.languages,
					searchText: tenantSearchText({
						name: input.tenant_name,
						slug: input.tenant_slug,
						notifyEmail: input.notify_email,
					}),
					chatbotSettings: { create: NEW_CHAT },
				},
				select: { id: true, slug: true },
			})
			await createTenantAdmin(tx, { tenantId: tenant.id, email: input.admin_email, passwordHash })
			await recordChange(tx, actor, {
				tenantId: tenant.id,
				action: "tenant.created",
				targetId: tenant.id,
				after: { name: input.tenant_name, slug: input.tenant_slug, admin_email: input.admin_email },
			})
			return tenant
		})
	} catch (error) {
		if (isUniqueViolation(error, "slug")) throw new AppError("conflict", tenantSentences.slugTaken)
		if (isUniqueViolation(error, "email")) throw new AppError("conflict", tenantSentences.adminEmailTaken)
		throw error
	}
}

type Switches = Pick<
	Tenant,
	"isActive" | "videoTestimonialsEnabled" | "chatbotEnabled" | "videoTestimonialsMessage" | "chatbotMessage"
>

interface SwitchEvent {
	action: "tenant.activated" | "tenant.deactivated" | "tenant.product_access_changed"
	fields(tenant: Switches): Record<string, unknown>
}

/** Leaves the settings' `updated_at`, so that an admin with the form open can still save. @throws `not_found`. */
function setSwitches(
	actor: Actor,
	tenantId: string,
	changes: Partial<Switches>,
	{ action, fields }: SwitchEvent,
): Promise<Tenant> {
	return transaction(async (tx) => {
		const before = await lockTenant(tx, tenantId)
		if (!before) throw notFound(tenantSentences.tenantNotFound)
		const names = Object.keys(changes) as (keyof Switches)[]
		if (names.every((name) => changes[name] === undefined || changes[name] === before[name])) return before
		const after = await tx.tenant.update({ where: { id: tenantId }, data: changes })
		await recordChange(tx, actor, {
			tenantId,
			action,
			targetId: tenantId,
			before: fields(before),
			after: fields(after),
		})
		return after
	})
}

/** Deactivating takes the public pages offline immediately; the admins can only read. @throws `not_found`. */
export function setTenantActive(_scope: PlatformScope, actor: Actor, tenantId: string, isActive: boolean) {
	const action = isActive ? "tenant.activated" : "tenant.deactivated"
	return setSwitches(actor, tenantId, { isActive }, { action, fields: (tenant) => ({ is_active: tenant.isActive }) })
}

/** Absent fields stay. @throws `not_found`. */
export function setProductAccess(_scope: PlatformScope, actor: Actor, tenantId: string, input: ProductAccess) {
	const changes = {
		videoTestimonialsEnabled: input.video_testimonials_enabled,
		chatbotEnabled: input.chatbot_enabled,
		videoTestimonialsMessage: input.video_testimonials_message,
		chatbotMessage: input.chatbot_message,
	}
	return setSwitches(actor, tenantId, changes, {
		action: "tenant.product_access_changed",
		fields: (tenant) => ({
			video_testimonials_enabled: tenant.videoTestimonialsEnabled,
			chatbot_enabled: tenant.chatbotEnabled,
			video_testimonials_message: tenant.videoTestimonialsMessage,
			chatbot_message: tenant.chatbotMessage,
		}),
	})
}
