"use client"

import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { PREVIEW, PREVIEW_UNKNOWN } from "./layout-texts"

/** Opens the tenant's public page. Null if the tenant could not be read. */
export function PreviewLink({ tenantSlug }: { tenantSlug: string | null }) {
	if (tenantSlug === null) return <Button onClick={() => toast.error(PREVIEW_UNKNOWN)}>{PREVIEW}</Button>
	return (
		<a href={`/${tenantSlug}`} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
			{PREVIEW}
			<Glyph name="external" />
		</a>
	)
}
