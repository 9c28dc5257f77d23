import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"

/** The tenant's public page as its customers see it. */
export function PreviewLink({ tenantSlug }: { tenantSlug: string }) {
	return (
		<a href={`/${tenantSlug}`} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
			Preview
			<Glyph name="external" />
		</a>
	)
}
