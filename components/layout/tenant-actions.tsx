import Link from "next/link"
import { buttonClass } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"

/** What a platform admin needs inside somebody else's dashboard. */
export function TenantActions({ tenantSlug }: { tenantSlug: string }) {
	return (
		<>
			<Link href="/admin/platform/dashboard" className={buttonClass({ variant: "quiet" })}>
				Back to Platform Admin
			</Link>
			<a href={`/${tenantSlug}`} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
				Preview
				<Glyph name="external" />
			</a>
		</>
	)
}
