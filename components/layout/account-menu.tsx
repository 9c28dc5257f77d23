"use client"

import { ChevronDown, LogOut, UserRound } from "lucide-react"
import Link from "next/link"
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from "@/components/ui/menu"
import { useWaiting } from "@/components/ui/use-hydrated"
import type { SignedInUser } from "@/lib/client/contract"
import { signOut } from "@/lib/client/session"
import * as layoutWords from "./layout-words"

const ROLE_LABELS: Record<SignedInUser["role"], string> = {
	platform_admin: layoutWords.platformAdministrator,
	tenant_admin: layoutWords.tenantAdministrator,
}

export function AccountMenu({ user }: { user: SignedInUser }) {
	const waiting = useWaiting()
	return (
		<Menu
			trigger={
				<button
					type="button"
					{...waiting}
					aria-label={layoutWords.accountOf(user.email)}
					className="flex h-9 max-w-64 items-center gap-2 rounded-control px-2 text-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink aria-expanded:bg-sunken pointer-coarse:h-11"
				>
					<span
						aria-hidden="true"
						className="flex size-6 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-medium text-paper uppercase"
					>
						{user.email.charAt(0)}
					</span>
					<span className="hidden truncate lg:block">{user.email}</span>
					<ChevronDown aria-hidden size={16} className="shrink-0" />
				</button>
			}
		>
			<MenuNote>
				<span className="block text-sm font-medium break-all text-ink">{user.email}</span>
				{ROLE_LABELS[user.role] ?? ROLE_LABELS.tenant_admin}
				{user.tenant_name && `, ${user.tenant_name}`}
			</MenuNote>
			<MenuSeparator />
			<MenuLink>
				<Link href={`/admin/${user.tenant_slug ?? "platform"}/account`}>
					<UserRound aria-hidden size={16} />
					{layoutWords.yourAccount}
				</Link>
			</MenuLink>
			<MenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void signOut("/")}>
				{layoutWords.logout}
			</MenuItem>
		</Menu>
	)
}
