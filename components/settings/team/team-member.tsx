import { Ellipsis, KeyRound, Send, Trash2 } from "lucide-react"
import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { Badge } from "@/components/ui/badge"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { LocalTime } from "@/components/ui/local-time"
import { Menu, MenuItem } from "@/components/ui/menu"
import type { TenantRole } from "@/lib/accounts/roles"
import type { TenantUser } from "@/lib/client/contract"
import { teamWords } from "../settings-words"
import { RoleSelect } from "./role-select"

export interface TeamMemberProps {
	/** Without a role, one of the platform's admins. */
	user: Omit<TenantUser, "tenant_role" | "api_keys"> & { tenant_role?: TenantRole }
	busy: boolean
	disabled: boolean
	onRole?(role: TenantRole): void
	onInviteAgain(): void
	onRemove(): void
	/** For platform admins: turns off a second step that the admin has lost. Null without one. */
	onReset: (() => void) | null
}

export function TeamMember({ user, busy, disabled, onRole, onInviteAgain, onRemove, onReset }: TeamMemberProps) {
	const { email, status, is_self } = user
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<div className="min-w-0 flex-1 basis-56">
				<p className="font-medium break-all">
					{email}
					{is_self && <span className="font-normal text-ink-muted"> {teamWords.you}</span>}
				</p>
				<p className="mt-0.5 text-ink-muted">
					<Standing user={user} />
					{user.status === "active" && (
						<span className="block">{user.two_step ? requirementWords.hasTwoStep : requirementWords.noTwoStep}</span>
					)}
				</p>
			</div>
			<div className="flex flex-1 items-center justify-between gap-x-4 max-sm:basis-full sm:flex-none">
				<Badge tone={status === "active" ? "success" : "warning"}>
					{status === "active" ? teamWords.active : teamWords.invited}
				</Badge>
				{is_self ? (
					user.tenant_role && <span>{teamWords.roleLabels[user.tenant_role]}</span>
				) : (
					<div className="flex flex-wrap items-center gap-2">
						{user.tenant_role && onRole && (
							<RoleSelect
								hideLabel
								label={teamWords.roleOf(email)}
								value={user.tenant_role}
								disabled={disabled}
								onRole={onRole}
							/>
						)}
						<Menu
							trigger={
								<IconButton label={teamWords.moreFor(email)} disabled={disabled} aria-busy={busy || undefined}>
									<Ellipsis aria-hidden size={20} />
								</IconButton>
							}
						>
							{status === "invited" && (
								<MenuItem icon={<Send aria-hidden size={16} />} onSelect={onInviteAgain}>
									{teamWords.inviteAgain}
								</MenuItem>
							)}
							{onReset && (
								<MenuItem icon={<KeyRound aria-hidden size={16} />} onSelect={onReset}>
									{requirementWords.resetTwoStep}
								</MenuItem>
							)}
							<MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onRemove}>
								{commonWords.remove}
							</MenuItem>
						</Menu>
					</div>
				)}
			</div>
		</li>
	)
}

function Standing({ user }: Pick<TeamMemberProps, "user">) {
	if (user.status === "invited") {
		// The server leaves out the time once the link has been used.
		if (!user.invitation_expires_at) return teamWords.linkExpired
		return (
			<>
				{teamWords.linkUntil} <LocalTime iso={user.invitation_expires_at} />
			</>
		)
	}
	if (!user.last_signed_in_at) return teamWords.neverSignedIn
	return (
		<>
			{teamWords.lastSignedIn} <LocalTime iso={user.last_signed_in_at} />
		</>
	)
}
