import { Glyph } from "@/components/ui/glyph"
import { TextField, type TextFieldProps } from "@/components/ui/text-field"
import { useSlugAvailability } from "./use-slug-availability"

export interface SlugFieldProps extends Omit<TextFieldProps, "label" | "hint" | "error" | "value"> {
	value: string
}

/** The slug of the public page, with a note on its availability. */
export function SlugField({ value, ...input }: SlugFieldProps) {
	const availability = useSlugAvailability(value)
	return (
		<TextField
			{...input}
			label="Slug"
			value={value}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			error={availability.state === "refused" ? availability.reason : null}
			hint={
				<span className="flex gap-1.5 wrap-anywhere">
					{availability.state === "free" && <Glyph name="check" className="mt-0.5 text-success" />}
					<span>
						{availability.state === "none" ? "The address of its public page" : `Public page: /${value}`}
						{availability.state === "free" && <span className="text-success"> is available</span>}
						{availability.state === "checking" && " …"}
					</span>
				</span>
			}
		/>
	)
}
