import { Download } from "lucide-react"
import { buttonClass } from "@/components/ui/button-class"
import { EXPORT_CSV } from "./ui-texts"

/** A link and not a call, so that the browser streams the download. */
export function ExportLink({ href }: { href: string }) {
	return (
		<a href={href} download className={buttonClass({ variant: "secondary" })}>
			<Download aria-hidden size={16} />
			{EXPORT_CSV}
		</a>
	)
}
