"use client"

import * as Radix from "radix-ui/dropdown-menu"
import type { ReactElement, ReactNode } from "react"
import { classNames } from "./class-names"

const ITEM =
	"flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none " +
	"data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55 pointer-coarse:min-h-11"

export interface MenuProps {
	trigger: ReactElement
	children: ReactNode
}

/** A menu button. Pass MenuItem, MenuLink, MenuNote and MenuSeparator as children. */
export function Menu({ trigger, children }: MenuProps) {
	return (
		<Radix.Root modal={false}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			{/* No portal: at the end of the body the menu would be outside every landmark. */}
			<Radix.Content
				align="end"
				sideOffset={6}
				collisionPadding={12}
				className="z-30 min-w-52 animate-appear rounded-control bg-surface p-1 text-start text-sm text-ink shadow-float"
			>
				{children}
			</Radix.Content>
		</Radix.Root>
	)
}

export interface MenuItemProps {
	icon?: ReactNode
	danger?: boolean
	disabled?: boolean
	onSelect: () => void
	children: ReactNode
}

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
	return (
		<Radix.Item disabled={disabled} onSelect={onSelect} className={classNames(ITEM, danger && "text-danger")}>
			{icon}
			{children}
		</Radix.Item>
	)
}

/** A link as an item. Pass one anchor. */
export function MenuLink({ children }: { children: ReactElement }) {
	return (
		<Radix.Item asChild className={ITEM}>
			{children}
		</Radix.Item>
	)
}

export function MenuNote({ children }: { children: ReactNode }) {
	return <Radix.Label className="px-3 py-2 text-xs text-ink-muted">{children}</Radix.Label>
}

export function MenuSeparator() {
	return <Radix.Separator className="my-1 h-px bg-line" />
}
