"use client"

import * as Radix from "radix-ui/alert-dialog"
import type { ReactNode } from "react"
import { Button } from "./button"
import { FLOATING_PANEL, SCRIM } from "./floating-panel"
import * as uiWords from "./ui-words"
import { WhileOpen } from "./while-open"

export interface ConfirmDialogProps {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	description: ReactNode
	children?: ReactNode
	/** The verb, not "OK". */
	confirmLabel: string
	harmless?: boolean
	onConfirm: () => void
}

/** Asks before an action that cannot be undone. Cancel has the focus, so that a stray Enter destroys nothing. */
export function ConfirmDialog({
	open,
	onOpenChange,
	title,
	description,
	children,
	confirmLabel,
	harmless = false,
	onConfirm,
}: ConfirmDialogProps) {
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className={SCRIM} />
				<Radix.Content className={FLOATING_PANEL}>
					<WhileOpen open={open}>
						<div>
							<Radix.Title className="text-lg font-medium">{title}</Radix.Title>
							<Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>
						</div>
						{children}
						<div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
							<Radix.Cancel asChild>
								<Button>{uiWords.cancel}</Button>
							</Radix.Cancel>
							<Radix.Action asChild>
								<Button variant={harmless ? "primary" : "danger"} onClick={onConfirm}>
									{confirmLabel}
								</Button>
							</Radix.Action>
						</div>
					</WhileOpen>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
