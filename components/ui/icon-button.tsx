"use client"

import type { ComponentProps } from "react"
import { useWaiting } from "./use-hydrated"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "aria-label"> {
	/** Read by screen readers and shown as the tooltip. Use icons alone only if everyone knows them. */
	label: string
}

export function IconButton({ label, type = "button", disabled = false, children, ...rest }: IconButtonProps) {
	const waiting = useWaiting(disabled)
	return (
		<button {...waiting} type={type} aria-label={label} title={label} className="icon-button" {...rest}>
			{children}
		</button>
	)
}
