"use client"

import { useState } from "react"
import { RequireTwoStep } from "@/components/accounts/second-factor/require-two-step"
import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { TenantRole } from "@/lib/accounts/roles"
import type { TenantUser, TenantUsers } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { settingsWords, teamWords } from "../settings-words"
import { InviteForm } from "./invite-form"
import { KeyChoices } from "./key-choices"
import { TeamMember } from "./team-member"
import { useTeamCalls } from "./use-team-calls"

interface Losing {
	user: TenantUser
	/** Instead of owner; null for one who is removed. */
	role: TenantRole | null
}

const removalMeans = ({ status }: TenantUser) =>
	status === "invited" ? teamWords.removeInvitedMeans : teamWords.removeActiveMeans

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
		act(user, teamWords.inviteAgainFailed, teamWords.invitationSent, () =>
			adminCall("POST /api/admin/users/{id}/invite-again", { params: { id: user.id }, query }),
		)
	const changeRole = (user: TenantUser, tenant_role: TenantRole, take_over_keys: string[] = []) =>
		act(user, teamWords.roleFailed, teamWords.roleChanged, () =>
			adminCall("PATCH /api/admin/users/{id}", {
				params: { id: user.id },
				query,
				body: { tenant_role, ...(take_over_keys.length > 0 && { take_over_keys }) },
			}),
		)
	const remove = (user: TenantUser, take_over_keys: string[]) =>
		act(user, teamWords.removeFailed, teamWords.removed, () =>
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
		act(user, requirementWords.resetFailed, requirementWords.resetDone, () =>
			adminCall("DELETE /api/admin/users/{id}/two-step", { params: { id: user.id } }),
		)

	return (
		<section className="flex max-w-3xl flex-col gap-6" aria-labelledby="team-title">
			<div id="team-title">
				<SectionHeader title={settingsWords.team} about={access.readOnly ?? teamWords.header} />
			</div>
			<InviteForm disabled={access.readOnly !== null} invite={invite} />
			{users.length === 0 ? (
				<p className="border-y border-line py-6 text-ink-muted">{teamWords.none}</p>
			) : (
				<ul aria-label={settingsWords.team} className="divide-y divide-line border-y border-line">
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
				label={requirementWords.requireTwoStep}
				hint={requirementWords.requireTwoStepHint}
				disabled={access.readOnly !== null}
				save={(required) => adminCall("PUT /api/admin/two-step-requirement", { query, body: { required } })}
			/>
			<ConfirmDialog
				open={resetting !== null}
				onOpenChange={(open) => !open && setResetting(null)}
				title={requirementWords.resetAsk(resetting?.email ?? "")}
				description={requirementWords.resetMeans}
				confirmLabel={requirementWords.resetTwoStep}
				onConfirm={() => resetting && void resetTwoStep(resetting)}
			/>
			<ConfirmDialog
				open={losing !== null}
				onOpenChange={(open) => !open && setLosing(null)}
				title={losing?.role ? teamWords.demoteAsk(losing.user.email) : teamWords.removeAsk(losing?.user.email ?? "")}
				description={losing?.role ? teamWords.demoteMeans : losing ? removalMeans(losing.user) : ""}
				confirmLabel={losing?.role ? teamWords.changeRole : commonWords.remove}
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
