import { Button } from "@/components/ui/button"
import * as uiWords from "@/components/ui/ui-words"
import { uploadWords } from "./form-words"

export interface TransferBarProps {
	name: string
	/** 0 to 1. */
	share: number
	onCancel(): void
}

/** The browser's own count. Once everything is sent, the server is at work, and no figure would be true. */
export function TransferBar({ name, share, onCancel }: TransferBarProps) {
	const percent = Math.floor(share * 100)
	const sending = share < 1
	const words = sending ? uploadWords.sendingFile(name) : uploadWords.checkingFile(name)
	return (
		<div className="flex items-center gap-4 rounded-control border border-dashed border-line-strong/60 p-4">
			<div className="flex min-w-0 flex-1 flex-col gap-2">
				<p className="flex justify-between gap-4 tabular-nums">
					<span role="status" className="truncate">
						{words}
					</span>
					{sending && <span className="text-ink-muted">{percent}%</span>}
				</p>
				<div
					role="progressbar"
					aria-label={words}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={sending ? percent : undefined}
					className="h-1.5 overflow-hidden rounded-full bg-sunken"
				>
					<div
						className={`h-full rounded-full bg-accent transition-[width] ${sending ? "" : "animate-breathe"}`}
						style={{ width: `${percent}%` }}
					/>
				</div>
			</div>
			<Button size="sm" onClick={onCancel}>
				{uiWords.cancel}
			</Button>
		</div>
	)
}
