"use client"

import type { ComponentProps } from "react"
import { type ButtonLook, buttonClass } from "./button-class"
import { Spinner } from "./spinner"
import { useWaiting } from "./use-alive"

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
	/** Shows a spinner in front and ignores presses; the label stays, or becomes what is being waited for. */
	busy?: boolean
	/** For the button of a form that a browser without our scripts sends as well. */
	needsScript?: boolean
}

/**
 * `type` is "button" unless given: a stray submit loses what was typed. Disabled until the scripts have taken the page
 * over.
 */
export function Button({
	variant,
	size,
	wide,
	busy = false,
	type = "button",
	disabled = false,
	needsScript = true,
	children,
	...rest
}: ButtonProps) {
	const waiting = useWaiting(disabled || busy, needsScript)
	return (
		<button
			{...waiting}
			type={type}
			className={buttonClass({ variant, size, wide })}
			aria-busy={busy || undefined}
			{...rest}
		>
			{busy && <Spinner />}
			{children}
		</button>
	)
}
