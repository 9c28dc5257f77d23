import { FileUp } from "lucide-react"
import { useRef } from "react"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { TextAreaField } from "@/components/ui/text-area-field"
import { CHOOSE_CSV, FILE_FAILED, PEOPLE, PEOPLE_EXAMPLE, PEOPLE_HINT } from "./invitations-texts"

export interface PeopleFieldProps {
	value: string
	error: string | null
	disabled: boolean
	onChange(text: string): void
}

/** Pasted lines, or the content of a file, which then can be seen and changed like pasted lines. */
export function PeopleField({ value, error, disabled, onChange }: PeopleFieldProps) {
	const file = useRef<HTMLInputElement>(null)

	async function read(input: HTMLInputElement) {
		const [chosen] = input.files ?? []
		if (!chosen) return
		try {
			onChange(await chosen.text())
		} catch (reason) {
			toastError(FILE_FAILED, reason)
		}
		input.value = ""
	}

	return (
		<div className="flex flex-col gap-2">
			<TextAreaField
				label={PEOPLE}
				name="people"
				hint={PEOPLE_HINT}
				error={error}
				placeholder={PEOPLE_EXAMPLE}
				rows={5}
				spellCheck={false}
				autoComplete="off"
				value={value}
				disabled={disabled}
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				ref={file}
				type="file"
				accept=".csv,.txt,text/csv,text/plain"
				aria-label={CHOOSE_CSV}
				tabIndex={-1}
				className="sr-only"
				onChange={({ target }) => void read(target)}
			/>
			<div>
				<Button disabled={disabled} onClick={() => file.current?.click()}>
					<FileUp aria-hidden size={16} />
					{CHOOSE_CSV}
				</Button>
			</div>
		</div>
	)
}
