import { HAS_TWO_STEP, NO_TWO_STEP, RESET_TWO_STEP } from "@/components/accounts/second-factor/requirement-texts"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import type { TenantRole } from "@/lib/accounts/roles"
import type { TenantUser } from "@/lib/client/contract"
import {
	ACTIVE,
	INVITE_AGAIN,
	INVITED,
	LAST_SIGNED_IN,
	LINK_EXPIRED,
	LINK_UNTIL,
	NEVER_SIGNED_IN,
	REMOVE,
	ROLE_LABELS,
	roleOf,
	YOU,
} from "../settings-texts"
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
					{is_self && <span className="font-normal text-ink-muted"> {YOU}</span>}
				</p>
				<p className="mt-0.5 text-ink-muted">
					<Standing user={user} />
					{user.status === "active" && <span className="block">{user.two_step ? HAS_TWO_STEP : NO_TWO_STEP}</span>}
				</p>
			</div>
			<div className="flex flex-1 items-center justify-between gap-x-4 max-sm:basis-full sm:flex-none">
				<Badge tone={status === "active" ? "success" : "warning"}>{status === "active" ? ACTIVE : INVITED}</Badge>
				{is_self ? (
					user.tenant_role && <span>{ROLE_LABELS[user.tenant_role]}</span>
				) : (
					<div className="flex flex-wrap items-center gap-2">
						{user.tenant_role && onRole && (
							<RoleSelect
								hideLabel
								label={roleOf(email)}
								value={user.tenant_role}
								disabled={disabled}
								onRole={onRole}
							/>
						)}
						{status === "invited" && (
							<Button size="sm" busy={busy} disabled={disabled} onClick={onInviteAgain}>
								{INVITE_AGAIN}
								<span className="sr-only"> {email}</span>
							</Button>
						)}
						{onReset && (
							<Button size="sm" variant="quiet" disabled={disabled} onClick={onReset}>
								{RESET_TWO_STEP}
								<span className="sr-only"> {email}</span>
							</Button>
						)}
						<Button size="sm" variant="quiet" disabled={disabled} onClick={onRemove}>
							{REMOVE}
							<span className="sr-only"> {email}</span>
						</Button>
					</div>
				)}
			</div>
		</li>
	)
}

function Standing({ user }: Pick<TeamMemberProps, "user">) {
	if (user.status === "invited") {
		// The server leaves out the time once the link has been used.
		if (!user.invitation_expires_at) return LINK_EXPIRED
		return (
			<>
				{LINK_UNTIL} <LocalTime iso={user.invitation_expires_at} />
			</>
		)
	}
	if (!user.last_signed_in_at) return NEVER_SIGNED_IN
	return (
		<>
			{LAST_SIGNED_IN} <LocalTime iso={user.last_signed_in_at} />
		</>
	)
}
