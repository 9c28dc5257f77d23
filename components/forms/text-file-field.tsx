import { FileUp } from "lucide-react"
import { useRef } from "react"
import { Button } from "@/components/ui/button"
import { TextAreaField } from "@/components/ui/text-area-field"
import { toastError } from "./toast-error"

export interface TextFileFieldProps {
	name: string
	label: string
	hint: string
	example: string
	/** On the button that chooses a file. */
	choose: string
	/** Above the reason why a file could not be read. */
	failed: string
	value: string
	error: string | null
	disabled: boolean
	onChange(text: string): void
}

/** Pasted lines, or the content of a file, which then can be seen and changed like pasted lines. */
export function TextFileField({ name, choose, failed, example, disabled, onChange, ...field }: TextFileFieldProps) {
	const file = useRef<HTMLInputElement>(null)

	async function read(input: HTMLInputElement) {
		const [chosen] = input.files ?? []
		if (!chosen) return
		try {
			onChange(await readTextFile(chosen))
		} catch (reason) {
			toastError(failed, reason)
		}
		input.value = ""
	}

	return (
		<div className="flex flex-col gap-2">
			<TextAreaField
				{...field}
				name={name}
				placeholder={example}
				rows={5}
				spellCheck={false}
				autoComplete="off"
				disabled={disabled}
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				ref={file}
				type="file"
				accept=".csv,.tsv,.txt,text/csv,text/plain"
				aria-label={choose}
				tabIndex={-1}
				className="sr-only"
				onChange={({ target }) => void read(target)}
			/>
			<div>
				<Button disabled={disabled} onClick={() => file.current?.click()}>
					<FileUp aria-hidden size={16} />
					{choose}
				</Button>
			</div>
		</div>
	)
}

/**
 * A file's text in whatever a spreadsheet stores it: UTF-8, UTF-16, or what was common in a language before. The decoder
 * comes with the first file: nothing else on a screen needs its tables.
 */
async function readTextFile(file: Blob): Promise<string> {
	const [bytes, { decodeText }] = await Promise.all([file.arrayBuffer(), import("@/lib/encoding/decode-text")])
	return decodeText(new Uint8Array(bytes))
}
