"use client"

import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { SectionHeader } from "@/components/forms/section-header"
import { useQuestion } from "@/components/forms/use-row-action"
import { teamWords } from "@/components/settings/settings-words"
import { InviteForm } from "@/components/settings/team/invite-form"
import { TeamMember } from "@/components/settings/team/team-member"
import { useTeamCalls } from "@/components/settings/team/use-team-calls"
import { commonWords } from "@/components/ui/common-words"
import type { PlatformAdmin } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { platformWords } from "./platform-words"

/** Answers the platform's question: who else runs this, and how safe is their sign-in? */
export function AdminsSection({ admins }: { admins: PlatformAdmin[] }) {
	const calls = useTeamCalls()
	const { busy, act } = calls

	const invite = (email: string) =>
		calls.invite(email, () => adminCall("POST /api/admin/platform/admins", { body: { email } }))
	const inviteAgain = (admin: PlatformAdmin) =>
		act(admin, teamWords.inviteAgainFailed, teamWords.invitationSent, () =>
			adminCall("POST /api/admin/platform/admins/{id}/invite-again", { params: { id: admin.id } }),
		)
	const remove = (admin: PlatformAdmin) =>
		act(admin, teamWords.removeFailed, teamWords.removed, () =>
			adminCall("DELETE /api/admin/platform/admins/{id}", { params: { id: admin.id } }),
		)
	const reset = (admin: PlatformAdmin) =>
		act(admin, requirementWords.resetFailed, requirementWords.resetDone, () =>
			adminCall("DELETE /api/admin/users/{id}/two-step", { params: { id: admin.id } }),
		)

	const removal = useQuestion<PlatformAdmin>((admin) => ({
		title: teamWords.removeAsk(admin.email),
		description: admin.status === "invited" ? teamWords.removeInvitedMeans : teamWords.removeActiveMeans,
		confirmLabel: commonWords.remove,
		onConfirm: () => void remove(admin),
	}))
	const resetting = useQuestion<PlatformAdmin>((admin) => ({
		title: requirementWords.resetAsk(admin.email),
		description: requirementWords.resetMeans,
		confirmLabel: requirementWords.resetTwoStep,
		onConfirm: () => void reset(admin),
	}))
	return (
		<section aria-label={platformWords.admins} className="flex max-w-3xl flex-col gap-6">
			<SectionHeader title={platformWords.admins} about={platformWords.adminsHeader} />
			<InviteForm withoutRole disabled={false} invite={invite} />
			<ul aria-label={platformWords.admins} className="divide-y divide-line border-y border-line">
				{admins.map((admin) => (
					<TeamMember
						key={admin.id}
						user={admin}
						busy={busy === admin.id}
						disabled={busy !== null}
						onInviteAgain={() => void inviteAgain(admin)}
						onRemove={() => removal.ask(admin)}
						onReset={admin.two_step ? () => resetting.ask(admin) : null}
					/>
				))}
			</ul>
			{removal.dialog}
			{resetting.dialog}
		</section>
	)
}
