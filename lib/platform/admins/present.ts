import type { AdminRow } from "@/lib/accounts/admins/queries"
import type { Viewer } from "@/lib/accounts/viewer"
import type { PlatformAdmin } from "./answers"

export function presentPlatformAdmin(admin: AdminRow, viewer: Viewer): PlatformAdmin {
	return {
		id: admin.id,
		email: admin.email,
		status: admin.isInvited ? "invited" : "active",
		created_at: admin.createdAt.toISOString(),
		last_signed_in_at: admin.lastSignedInAt?.toISOString() ?? null,
		invitation_expires_at: admin.invitationExpiresAt?.toISOString() ?? null,
		two_step: admin.secondFactorAt !== null,
		is_self: admin.id === viewer.userId,
	}
}
