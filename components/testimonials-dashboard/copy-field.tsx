"use client"

import { Check, Copy } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { copyText } from "@/components/forms/copy-text"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"

export interface CopyFieldProps {
	label: string
	value: string
	selected?: boolean
	rows?: number
}

/** Text to copy. If the browser refuses the clipboard, the text is selected instead. */
export function CopyField({ label, value, selected = false, rows = 1 }: CopyFieldProps) {
	const field = useRef<HTMLTextAreaElement>(null)
	const [copied, setCopied] = useState(false)

	useEffect(() => {
		if (selected) field.current?.select()
	}, [selected])

	async function copy() {
		const done = await copyText(value)
		setCopied(done)
		if (!done) field.current?.select()
	}

	return (
		<div>
			<div className="mb-1 flex items-center justify-between gap-3">
				<label htmlFor={`copy-${label}`} className="font-medium">
					{label}
				</label>
				<Button size="sm" variant="quiet" onClick={copy}>
					{copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
					{copied ? commonWords.copied : commonWords.copy}
				</Button>
			</div>
			<textarea
				ref={field}
				id={`copy-${label}`}
				readOnly
				rows={rows}
				value={value}
				onFocus={(event) => event.currentTarget.select()}
				className="block w-full resize-none rounded-control border border-line bg-sunken px-3 py-2.5 text-sm wrap-anywhere text-ink focus-visible:outline-offset-0"
			/>
		</div>
	)
}
