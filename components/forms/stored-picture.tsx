import { ImageOff } from "lucide-react"
import { classNames } from "@/components/ui/class-names"
import { uploadWords } from "./form-words"

export interface StoredPictureProps {
	url: string
	/** False while the business is inactive: the server then keeps its files but does not serve them. */
	served: boolean
	alt: string
	className: string
}

export function StoredPicture({ url, served, alt, className }: StoredPictureProps) {
	if (served) {
		return <img src={url} alt={alt} className={classNames("rounded-control border border-line", className)} />
	}
	return (
		<span className="flex size-14 items-center justify-center rounded-control border border-line text-ink-muted">
			<ImageOff aria-hidden size={20} />
			<span className="sr-only">{uploadWords.storedUnshown(alt)}</span>
		</span>
	)
}
