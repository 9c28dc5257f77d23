export interface ProgressBarProps {
	label: string
	/** 0 to 1. Null while no figure would be true. */
	share: number | null
}

export function ProgressBar({ label, share }: ProgressBarProps) {
	const percent = share === null ? undefined : Math.floor(share * 100)
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			className="h-1.5 overflow-hidden rounded-full bg-sunken"
		>
			<div
				className={`h-full rounded-full bg-accent transition-[width] ${share === null ? "animate-breathe" : ""}`}
				style={{ width: `${percent ?? 100}%` }}
			/>
		</div>
	)
}
