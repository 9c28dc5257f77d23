import { classNames } from "./class-names"

/** Decorative: say in words beside it what is awaited. It does not spin under reduced motion. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
	return (
		<svg
			aria-hidden="true"
			width={size}
			height={size}
			viewBox="0 0 16 16"
			fill="none"
			className={classNames("shrink-0 animate-spin", className)}
		>
			<circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
			<path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
		</svg>
	)
}
