"use client"

import { useState } from "react"
import { RequireTwoStep } from "@/components/accounts/second-factor/require-two-step"
import {
	REQUIRE_TWO_STEP,
	REQUIRE_TWO_STEP_HINT,
	RESET_DONE,
	RESET_FAILED,
	RESET_MEANS,
	RESET_TWO_STEP,
	resetAsk,
} from "@/components/accounts/second-factor/requirement-texts"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { TenantRole } from "@/lib/accounts/roles"
import type { TenantUser, TenantUsers } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import {
	CHANGE_ROLE,
	DEMOTE_MEANS,
	demoteAsk,
	INVITATION_SENT,
	INVITE_AGAIN_FAILED,
	NO_TEAM,
	REMOVE,
	REMOVE_ACTIVE_MEANS,
	REMOVE_FAILED,
	REMOVE_INVITED_MEANS,
	REMOVED,
	ROLE_CHANGED,
	ROLE_FAILED,
	removeAsk,
	TEAM,
	TEAM_HEADER,
} from "../settings-texts"
import { InviteForm } from "./invite-form"
import { KeyChoices } from "./key-choices"
import { TeamMember } from "./team-member"
import { useTeamCalls } from "./use-team-calls"

/** A question about an admin who loses their API keys. */
interface Losing {
	user: TenantUser
	/** Instead of owner; null for one who is removed. */
	role: TenantRole | null
}

const removalMeans = ({ status }: TenantUser) => (status === "invited" ? REMOVE_INVITED_MEANS : REMOVE_ACTIVE_MEANS)

/** Answers the admin's question: who has access, and how do I grant or remove it? */
export function TeamSection({ team, access }: { team: TenantUsers; access: SettingsAccess }) {
	const { users } = team
	const calls = useTeamCalls()
	const { busy, act } = calls
	const [losing, setLosing] = useState<Losing | null>(null)
	const [kept, setKept] = useState<string[]>([])
	const [resetting, setResetting] = useState<TenantUser | null>(null)
	const query = namedTenant(access)

	const invite = (email: string, tenant_role: TenantRole) =>
		calls.invite(email, () => adminCall("POST /api/admin/users", { query, body: { email, tenant_role } }))
	const inviteAgain = (user: TenantUser) =>
		act(user, INVITE_AGAIN_FAILED, INVITATION_SENT, () =>
			adminCall("POST /api/admin/users/{id}/invite-again", { params: { id: user.id }, query }),
		)
	const changeRole = (user: TenantUser, tenant_role: TenantRole, take_over_keys: string[] = []) =>
		act(user, ROLE_FAILED, ROLE_CHANGED, () =>
			adminCall("PATCH /api/admin/users/{id}", {
				params: { id: user.id },
				query,
				body: { tenant_role, ...(take_over_keys.length > 0 && { take_over_keys }) },
			}),
		)
	const remove = (user: TenantUser, take_over_keys: string[]) =>
		act(user, REMOVE_FAILED, REMOVED, () =>
			adminCall("DELETE /api/admin/users/{id}", {
				params: { id: user.id },
				query: { ...query, ...(take_over_keys.length > 0 && { take_over_keys: take_over_keys.join(",") }) },
			}),
		)
	const ask = (question: Losing) => {
		setKept([])
		setLosing(question)
	}
	const chooseRole = (user: TenantUser, role: TenantRole) => {
		if (role !== "owner" && user.api_keys.length > 0) ask({ user, role })
		else void changeRole(user, role)
	}

	const resetTwoStep = (user: TenantUser) =>
		act(user, RESET_FAILED, RESET_DONE, () =>
			adminCall("DELETE /api/admin/users/{id}/two-step", { params: { id: user.id } }),
		)

	return (
		<section className="flex max-w-3xl flex-col gap-6" aria-labelledby="team-title">
			<div id="team-title">
				<SectionHeader title={TEAM} about={access.readOnly ?? TEAM_HEADER} />
			</div>
			<InviteForm disabled={access.readOnly !== null} invite={invite} />
			{users.length === 0 ? (
				<p className="border-y border-line py-6 text-ink-muted">{NO_TEAM}</p>
			) : (
				<ul aria-label={TEAM} className="divide-y divide-line border-y border-line">
					{users.map((user) => (
						<TeamMember
							key={user.id}
							user={user}
							busy={busy === user.id}
							disabled={access.readOnly !== null || busy !== null}
							onRole={(role) => chooseRole(user, role)}
							onInviteAgain={() => void inviteAgain(user)}
							onRemove={() => ask({ user, role: null })}
							onReset={access.isPlatformAdmin && user.two_step ? () => setResetting(user) : null}
						/>
					))}
				</ul>
			)}
			<RequireTwoStep
				required={team.two_step_required}
				label={REQUIRE_TWO_STEP}
				hint={REQUIRE_TWO_STEP_HINT}
				disabled={access.readOnly !== null}
				save={(required) => adminCall("PUT /api/admin/two-step-requirement", { query, body: { required } })}
			/>
			<ConfirmDialog
				open={resetting !== null}
				onOpenChange={(open) => !open && setResetting(null)}
				title={resetAsk(resetting?.email ?? "")}
				description={RESET_MEANS}
				confirmLabel={RESET_TWO_STEP}
				onConfirm={() => resetting && void resetTwoStep(resetting)}
			/>
			<ConfirmDialog
				open={losing !== null}
				onOpenChange={(open) => !open && setLosing(null)}
				title={losing?.role ? demoteAsk(losing.user.email) : removeAsk(losing?.user.email ?? "")}
				description={losing?.role ? DEMOTE_MEANS : losing ? removalMeans(losing.user) : ""}
				confirmLabel={losing?.role ? CHANGE_ROLE : REMOVE}
				onConfirm={() => {
					if (losing?.role) void changeRole(losing.user, losing.role, kept)
					else if (losing) void remove(losing.user, kept)
				}}
			>
				{losing && losing.user.api_keys.length > 0 && (
					<KeyChoices keys={losing.user.api_keys} kept={kept} onKept={setKept} />
				)}
			</ConfirmDialog>
		</section>
	)
}
