import { Button } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { t } from "@/lib/languages/t"
import * as chatWords from "./chat-words"

export interface FailureProps {
	text: string
	note?: string | null
	/** Null if another try cannot help. */
	onRetry: (() => void) | null
}

export function Failure({ text, note, onRetry }: FailureProps) {
	return (
		<div className="flex flex-col items-start gap-3">
			<div className="flex gap-2">
				<Glyph name="alert" size={20} className="mt-0.5 text-danger" />
				<div>
					<p>{text}</p>
					{note && <p className="text-sm text-ink-muted">{note}</p>}
				</div>
			</div>
			{onRetry && (
				<Button onClick={onRetry}>
					<Glyph name="retry" />
					{t(chatWords.retry)}
				</Button>
			)}
		</div>
	)
}
