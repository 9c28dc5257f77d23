import type { Entry } from "./conversation"
import * as chatWords from "./parts/chat-words"
import { QUESTION } from "./parts/use-follow"

export function Question({ entry }: { entry: Entry }) {
	return (
		<li {...{ [QUESTION]: "" }} className="flex flex-col items-end">
			<span className="sr-only">{chatWords.you}</span>
			<p className="max-w-[85%] rounded-surface rounded-br-control bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
				{entry.text}
			</p>
		</li>
	)
}
