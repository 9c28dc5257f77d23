import { Download } from "lucide-react"
import { useEffect, useRef } from "react"
import { Snippet } from "@/components/forms/snippet"
import { Button } from "@/components/ui/button"
import { saveFile } from "@/lib/client/save-file"
import { secondFactorWords } from "./second-factor-words"

export interface NewCodesProps {
	email: string
	codes: readonly string[]
	onSaved(): void
}

export function NewCodes({ email, codes, onSaved }: NewCodesProps) {
	const title = useRef<HTMLHeadingElement>(null)
	// The button that was pressed is gone.
	useEffect(() => title.current?.focus(), [])
	const text = codes.join("\n")
	const save = () =>
		saveFile(
			new Blob([secondFactorWords.codesFileText(email, text)], { type: "text/plain" }),
			secondFactorWords.codesFile,
		)
	return (
		<div className="flex flex-col gap-4">
			<div>
				<h3 ref={title} tabIndex={-1} className="font-medium outline-none">
					{secondFactorWords.codesTitle}
				</h3>
				<p className="mt-1 text-ink-muted">{secondFactorWords.codesAbout}</p>
			</div>
			<Snippet label={secondFactorWords.codes} code={text} />
			<div className="flex flex-wrap gap-3">
				<Button onClick={save}>
					<Download aria-hidden size={16} />
					{secondFactorWords.downloadCodes}
				</Button>
				<Button variant="primary" onClick={onSaved}>
					{secondFactorWords.codesSaved}
				</Button>
			</div>
		</div>
	)
}
