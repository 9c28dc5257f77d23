import type { AdminRow } from "@/lib/accounts/admins/queries"
import type { Viewer } from "@/lib/accounts/viewer"
import { presentKey } from "../api-keys/present"
import type { KeyRow } from "../api-keys/queries"
import type { TenantUser, TenantUsers } from "./answers"
import type { Team } from "./queries"

export function presentTeamMember(user: AdminRow, viewer: Viewer, keys: readonly KeyRow[]): TenantUser {
	return {
		id: user.id,
		email: user.email,
		tenant_role: user.tenantRole,
		status: user.isInvited ? "invited" : "active",
		created_at: user.createdAt.toISOString(),
		last_signed_in_at: user.lastSignedInAt?.toISOString() ?? null,
		invitation_expires_at: user.invitationExpiresAt?.toISOString() ?? null,
		two_step: user.secondFactorAt !== null,
		api_keys: keys.filter(({ makerId }) => makerId === user.id).map(presentKey),
		is_self: user.id === viewer.userId,
	}
}

export function presentTeam({ members, keys, isTwoStepRequired }: Team, viewer: Viewer): TenantUsers {
	return {
		users: members.map((member) => presentTeamMember(member, viewer, keys)),
		two_step_required: isTwoStepRequired,
	}
}
