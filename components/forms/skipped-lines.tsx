import { formWords } from "./form-words"

export interface SkippedLine {
	/** From 1. */
	line: number
	/** What the line is about; "" if unknown. */
	about: string
	reason: string
}

export function SkippedLines({ lines }: { lines: SkippedLine[] }) {
	return (
		<details>
			<summary className="cursor-pointer py-1.5 pointer-coarse:py-3">{formWords.skippedTitle(lines.length)}</summary>
			<ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
				{lines.map(({ line, about, reason }) => (
					<li key={`${line} ${about} ${reason}`} className="wrap-anywhere">
						{formWords.skippedLine(line)}
						{about && ` (${about})`}: {reason}
					</li>
				))}
			</ul>
		</details>
	)
}
