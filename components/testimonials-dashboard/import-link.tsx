import { FileInput } from "lucide-react"
import Link from "next/link"
import { importHref } from "@/components/import/import-address"
import { importWords } from "@/components/import/import-words"
import { buttonClass } from "@/components/ui/button-class"

export function ImportLink({ tenantSlug }: { tenantSlug: string }) {
	return (
		<Link href={importHref(tenantSlug)} prefetch={false} className={buttonClass({ variant: "secondary" })}>
			<FileInput aria-hidden size={16} />
			{importWords.import}
		</Link>
	)
}
