"use client"

import { Check, Copy } from "lucide-react"
import { useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { copyText } from "./copy-text"
import { formWords } from "./form-words"

/** Code to copy. If the browser refuses the clipboard, the code is selected instead. */
export function Snippet({ label, code }: { label: string; code: string }) {
	const block = useRef<HTMLPreElement>(null)
	const [said, setSaid] = useState("")

	async function copy(): Promise<void> {
		const done = await copyText(code)
		if (!done && block.current) getSelection()?.selectAllChildren(block.current)
		setSaid(done ? commonWords.copied : formWords.selected)
	}

	return (
		<div className="flex flex-col gap-2">
			{/* biome-ignore lint/a11y/useSemanticElements: code to read, with nothing to fill in. */}
			<pre
				ref={block}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1).
				tabIndex={0}
				role="group"
				aria-label={label}
				className="max-h-56 overflow-y-auto rounded-control border border-line bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere"
			>
				<code>{code}</code>
			</pre>
			<div className="flex items-center gap-3">
				<Button onClick={() => void copy()}>
					{said === commonWords.copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
					{commonWords.copy}
					<span className="sr-only"> {label}</span>
				</Button>
				<span role="status" className="text-ink-muted">
					{said}
				</span>
			</div>
		</div>
	)
}
