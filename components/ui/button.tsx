"use client"

import type { ComponentProps } from "react"
import { type ButtonLook, buttonClass } from "./button-class"
import { Spinner } from "./spinner"
import "./translated-dom"
import { useWaiting } from "./use-hydrated"

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
	/** Adds a spinner and ignores presses. The label may change to what is awaited. */
	busy?: boolean
	/** Pass false for the button of a form that also works without JavaScript. */
	needsScript?: boolean
}

/** `type` defaults to "button", since a stray submit loses what was typed. Disabled until hydration. */
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
