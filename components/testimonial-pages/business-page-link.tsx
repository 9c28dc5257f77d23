import { buttonClass } from "@/components/ui/button-class"
import { goToPageOf } from "./page-texts"

/** The way on from a screen with nothing to show, if its business is known. */
export function BusinessPageLink({ slug, name }: { slug: string; name: string }) {
	return (
		<a href={`/${slug}`} className={buttonClass({ size: "lg" })}>
			{goToPageOf(name)}
		</a>
	)
}
