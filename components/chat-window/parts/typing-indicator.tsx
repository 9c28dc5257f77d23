import { t } from "@/lib/languages/t"
import * as chatWords from "./chat-words"

const DELAYS = ["0ms", "200ms", "400ms"]

/** Shown before the first word. Screen readers get it from the status line. */
export function TypingIndicator() {
	return (
		<p aria-hidden="true" className="flex h-6 items-center gap-1.5 text-ink-muted">
			{DELAYS.map((delay) => (
				<span
					key={delay}
					className="size-2 animate-breathe rounded-full bg-current"
					style={{ animationDelay: delay }}
				/>
			))}
			<span className="ms-1 text-sm">{t(chatWords.writing)}</span>
		</p>
	)
}
