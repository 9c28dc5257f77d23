"use client"

import { X } from "lucide-react"
import * as Radix from "radix-ui/dialog"
import type { ReactNode } from "react"
import { FLOATING_PANEL, SCRIM } from "./floating-panel"
import { IconButton } from "./icon-button"
import * as uiWords from "./ui-words"
import { WhileOpen } from "./while-open"

export interface DialogProps {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	description?: ReactNode
	children: ReactNode
}

/** Centered on a desktop, at the thumb on a phone. For dashboards only: public pages have no budget for it. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className={SCRIM} />
				<Radix.Content className={FLOATING_PANEL} {...(description ? {} : { "aria-describedby": undefined })}>
					<WhileOpen open={open}>
						<div className="flex items-start gap-4">
							<div className="min-w-0 flex-1">
								<Radix.Title className="text-lg font-medium">{title}</Radix.Title>
								{description && <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>}
							</div>
							<Radix.Close asChild>
								<IconButton label={uiWords.close}>
									<X aria-hidden size={20} />
								</IconButton>
							</Radix.Close>
						</div>
						{children}
					</WhileOpen>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
