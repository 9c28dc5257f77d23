import type { ReactNode } from "react"
import { classNames } from "./class-names"

export interface LineIconProps {
	/** Pixels. */
	size: number
	filled?: boolean
	className?: string
	/** SVG shapes on a 24 by 24 grid. */
	children: ReactNode
}

/**
 * One outline icon from lucide (ISC). lucide-react's Icon is a client component with a context. Public pages render
 * their few icons on the server and ship no script for them. Dashboards use lucide-react. Decorative, since the text
 * beside it, or the button's name, carries the meaning.
 */
export function LineIcon({ size, filled = false, className, children }: LineIconProps) {
	return (
		<svg
			aria-hidden="true"
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill={filled ? "currentColor" : "none"}
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			className={classNames("shrink-0", className)}
		>
			{children}
		</svg>
	)
}
