import type { Actor } from "@/lib/accounts/actor"
import { createTenantAdmin } from "@/lib/accounts/mutations"
import { hashPassword } from "@/lib/accounts/password"
import { recordAudit } from "@/lib/audit/record-audit"
import { transaction } from "@/lib/db/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { AppError } from "@/lib/errors"
import type { CreateTenant } from "./schema"
import type { PlatformScope } from "./scope"
import { tenantSearchText } from "./tenant-search-text"
import { ADMIN_EMAIL_TAKEN, SLUG_TAKEN } from "./texts"

/**
 * A tenant together with its first admin, or neither.
 * @throws `conflict` where the slug or the admin's e-mail is taken.
 */
export async function createTenant(
	_scope: PlatformScope,
	{ viewer, address }: Actor,
	input: CreateTenant,
): Promise<{ id: string; slug: string }> {
	const passwordHash = await hashPassword(input.admin_password)
	try {
		return await transaction(async (tx) => {
			const tenant = await tx.tenant.create({
				data: {
					name: input.tenant_name,
					slug: input.tenant_slug,
					notifyEmail: input.notify_email,
					searchText: tenantSearchText({
						name: input.tenant_name,
						slug: input.tenant_slug,
						notifyEmail: input.notify_email,
					}),
				},
				select: { id: true, slug: true },
			})
			await createTenantAdmin(tx, { tenantId: tenant.id, email: input.admin_email, passwordHash })
			await recordAudit(tx, {
				tenantId: tenant.id,
				actorId: viewer.userId,
				actorEmail: viewer.email,
				action: "tenant.created",
				targetId: tenant.id,
				after: { name: input.tenant_name, slug: input.tenant_slug, admin_email: input.admin_email },
				ipAddress: address,
			})
			return tenant
		})
	} catch (error) {
		if (isUniqueViolation(error, "slug")) throw new AppError("conflict", SLUG_TAKEN)
		if (isUniqueViolation(error, "email")) throw new AppError("conflict", ADMIN_EMAIL_TAKEN)
		throw error
	}
}
