import type { AdminRow } from "@/lib/accounts/admins/queries"
import type { Viewer } from "@/lib/accounts/viewer"
import type { TenantUser } from "./answers"

export function presentTeamMember(user: AdminRow, viewer: Viewer): TenantUser {
	return {
		id: user.id,
		email: user.email,
		status: user.isInvited ? "invited" : "active",
		created_at: user.createdAt.toISOString(),
		last_signed_in_at: user.lastSignedInAt?.toISOString() ?? null,
		invitation_expires_at: user.invitationExpiresAt?.toISOString() ?? null,
		is_self: user.id === viewer.userId,
	}
}
