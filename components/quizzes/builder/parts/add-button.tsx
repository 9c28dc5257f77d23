import { Plus } from "lucide-react"
import { useId } from "react"
import { Button, type ButtonProps } from "@/components/ui/button"
import { addWords } from "./add-words"

export interface AddButtonProps extends Omit<ButtonProps, "children"> {
	label: string
	/** How many there are, how many there may be, and what one is called. */
	count: number
	max: number
	thing: string
}

/** Says why it can't be pressed at the limit. */
export function AddButton({ label, count, max, thing, disabled, ...button }: AddButtonProps) {
	const id = useId()
	const isFull = count >= max
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Button {...button} disabled={disabled || isFull} aria-describedby={isFull ? id : undefined}>
				<Plus aria-hidden size={16} />
				{label}
			</Button>
			{isFull && (
				<p id={id} className="text-sm text-ink-muted">
					{addWords.mostReached(max, thing)}
				</p>
			)}
		</div>
	)
}
