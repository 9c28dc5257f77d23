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
	choose: string
	failed: string
	value: string
	error: string | null
	disabled: boolean
	onChange(text: string): void
}

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

/** Reads UTF-8, UTF-16, and a language's former encoding. The decoder's tables load with the first file. */
async function readTextFile(file: Blob): Promise<string> {
	const [bytes, { decodeText }] = await Promise.all([file.arrayBuffer(), import("@/lib/encoding/decode-text")])
	return decodeText(new Uint8Array(bytes))
}
