import { memo, type ReactNode } from "react"

/** Draws nothing new while the dialog around it fades out: what it is about may be gone. */
export const WhileOpen = memo(
	({ children }: { open: boolean; children: ReactNode }) => children,
	(_drawn, { open }) => !open,
)
WhileOpen.displayName = "WhileOpen"
