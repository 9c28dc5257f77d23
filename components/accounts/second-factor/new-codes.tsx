import { Download } from "lucide-react"
import { useEffect, useRef } from "react"
import { Snippet } from "@/components/forms/snippet"
import { Button } from "@/components/ui/button"
import { saveFile } from "@/lib/client/save-file"
import {
	CODES,
	CODES_ABOUT,
	CODES_FILE,
	CODES_SAVED,
	CODES_TITLE,
	codesFileText,
	DOWNLOAD_CODES,
} from "./second-factor-texts"

export interface NewCodesProps {
	email: string
	codes: readonly string[]
	onSaved(): void
}

/** The recovery codes, shown once. */
export function NewCodes({ email, codes, onSaved }: NewCodesProps) {
	const title = useRef<HTMLHeadingElement>(null)
	// The button that was pressed is gone.
	useEffect(() => title.current?.focus(), [])
	const text = codes.join("\n")
	const save = () => saveFile(new Blob([codesFileText(email, text)], { type: "text/plain" }), CODES_FILE)
	return (
		<div className="flex flex-col gap-4">
			<div>
				<h3 ref={title} tabIndex={-1} className="font-medium outline-none">
					{CODES_TITLE}
				</h3>
				<p className="mt-1 text-ink-muted">{CODES_ABOUT}</p>
			</div>
			<Snippet label={CODES} code={text} />
			<div className="flex flex-wrap gap-3">
				<Button onClick={save}>
					<Download aria-hidden size={16} />
					{DOWNLOAD_CODES}
				</Button>
				<Button variant="primary" onClick={onSaved}>
					{CODES_SAVED}
				</Button>
			</div>
		</div>
	)
}
