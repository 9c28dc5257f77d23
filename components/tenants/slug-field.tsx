import { Glyph } from "@/components/ui/glyph"
import { TextField, type TextFieldProps } from "@/components/ui/text-field"
import { newTenantWords } from "./tenant-words"
import { useSlugAvailability } from "./use-slug-availability"

export interface SlugFieldProps extends Omit<TextFieldProps, "label" | "hint" | "error" | "value"> {
	value: string
}

export function SlugField({ value, ...input }: SlugFieldProps) {
	const availability = useSlugAvailability(value)
	return (
		<TextField
			{...input}
			label={newTenantWords.slug}
			value={value}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			error={availability.state === "refused" ? availability.reason : null}
			hint={
				<span className="flex gap-1.5 wrap-anywhere">
					{availability.state === "free" && <Glyph name="check" className="mt-0.5 text-success" />}
					<span>
						{availability.state === "none" ? newTenantWords.slugHint : newTenantWords.publicPageAt(value)}
						{availability.state === "free" && <span className="text-success"> {newTenantWords.isAvailable}</span>}
						{availability.state === "checking" && ` ${newTenantWords.checking}`}
					</span>
				</span>
			}
		/>
	)
}
