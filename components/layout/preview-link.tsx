"use client"

import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"

const PREVIEW_UNKNOWN = "Unable to determine tenant page URL for preview"

/** Opens the tenant's public page. Null if the tenant could not be read. */
export function PreviewLink({ tenantSlug }: { tenantSlug: string | null }) {
	if (tenantSlug === null) return <Button onClick={() => toast.error(PREVIEW_UNKNOWN)}>Preview</Button>
	return (
		<a href={`/${tenantSlug}`} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
			Preview
			<Glyph name="external" />
		</a>
	)
}
