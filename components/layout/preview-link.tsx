"use client"

import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import * as layoutWords from "./layout-words"

/** Opens the tenant's public page. Null if the tenant could not be read. */
export function PreviewLink({ tenantSlug }: { tenantSlug: string | null }) {
	if (tenantSlug === null)
		return <Button onClick={() => toast.error(layoutWords.previewUnknown)}>{layoutWords.preview}</Button>
	return (
		<a href={`/${tenantSlug}`} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
			{layoutWords.preview}
			<Glyph name="external" />
		</a>
	)
}
