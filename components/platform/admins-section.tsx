"use client"

import { useState } from "react"
import {
	RESET_DONE,
	RESET_FAILED,
	RESET_MEANS,
	RESET_TWO_STEP,
	resetAsk,
} from "@/components/accounts/second-factor/requirement-texts"
import { SectionHeader } from "@/components/forms/section-header"
import {
	INVITATION_SENT,
	INVITE_AGAIN_FAILED,
	REMOVE,
	REMOVE_ACTIVE_MEANS,
	REMOVE_FAILED,
	REMOVE_INVITED_MEANS,
	REMOVED,
	removeAsk,
} from "@/components/settings/settings-texts"
import { InviteForm } from "@/components/settings/team/invite-form"
import { TeamMember } from "@/components/settings/team/team-member"
import { useTeamCalls } from "@/components/settings/team/use-team-calls"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { PlatformAdmin } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { ADMINS, ADMINS_HEADER } from "./platform-texts"

/** Answers the platform's question: who else runs this, and how safe is their sign-in? */
export function AdminsSection({ admins }: { admins: PlatformAdmin[] }) {
	const calls = useTeamCalls()
	const { busy, act } = calls
	const [question, setQuestion] = useState<{ what: "remove" | "reset"; admin: PlatformAdmin } | null>(null)

	const invite = (email: string) =>
		calls.invite(email, () => adminCall("POST /api/admin/platform/admins", { body: { email } }))
	const inviteAgain = (admin: PlatformAdmin) =>
		act(admin, INVITE_AGAIN_FAILED, INVITATION_SENT, () =>
			adminCall("POST /api/admin/platform/admins/{id}/invite-again", { params: { id: admin.id } }),
		)
	const remove = (admin: PlatformAdmin) =>
		act(admin, REMOVE_FAILED, REMOVED, () =>
			adminCall("DELETE /api/admin/platform/admins/{id}", { params: { id: admin.id } }),
		)
	const reset = (admin: PlatformAdmin) =>
		act(admin, RESET_FAILED, RESET_DONE, () =>
			adminCall("DELETE /api/admin/users/{id}/two-step", { params: { id: admin.id } }),
		)

	const email = question?.admin.email ?? ""
	const removal = question?.admin.status === "invited" ? REMOVE_INVITED_MEANS : REMOVE_ACTIVE_MEANS
	return (
		<section aria-label={ADMINS} className="flex max-w-3xl flex-col gap-6">
			<SectionHeader title={ADMINS} about={ADMINS_HEADER} />
			<InviteForm withoutRole disabled={false} invite={invite} />
			<ul aria-label={ADMINS} className="divide-y divide-line border-y border-line">
				{admins.map((admin) => (
					<TeamMember
						key={admin.id}
						user={admin}
						busy={busy === admin.id}
						disabled={busy !== null}
						onInviteAgain={() => void inviteAgain(admin)}
						onRemove={() => setQuestion({ what: "remove", admin })}
						onReset={admin.two_step ? () => setQuestion({ what: "reset", admin }) : null}
					/>
				))}
			</ul>
			<ConfirmDialog
				open={question !== null}
				onOpenChange={(open) => !open && setQuestion(null)}
				title={question?.what === "reset" ? resetAsk(email) : removeAsk(email)}
				description={question?.what === "reset" ? RESET_MEANS : removal}
				confirmLabel={question?.what === "reset" ? RESET_TWO_STEP : REMOVE}
				onConfirm={() => question && void (question.what === "reset" ? reset : remove)(question.admin)}
			/>
		</section>
	)
}
