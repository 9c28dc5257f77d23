"use client"

import type { ComponentProps } from "react"
import { useWaiting } from "./use-alive"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "aria-label"> {
	/** Read out, and shown as the tooltip: an icon alone is only for what everybody knows. */
	label: string
}

/** Disabled until the scripts have taken the page over, like any Button. */
export function IconButton({ label, type = "button", disabled = false, children, ...rest }: IconButtonProps) {
	const waiting = useWaiting(disabled)
	return (
		<button {...waiting} type={type} aria-label={label} title={label} className="icon-button" {...rest}>
			{children}
		</button>
	)
}
