import type { ComponentProps } from "react"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "aria-label"> {
	/** Read out, and shown as the tooltip: an icon alone is only for what everybody knows. */
	label: string
}

export function IconButton({ label, type = "button", children, ...rest }: IconButtonProps) {
	return (
		<button
			type={type}
			aria-label={label}
			title={label}
			className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 aria-expanded:bg-sunken aria-expanded:text-ink pointer-coarse:size-11"
			{...rest}
		>
			{children}
		</button>
	)
}
