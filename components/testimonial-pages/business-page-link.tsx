import { buttonClass } from "@/components/ui/button-class"
import { goToPageOf } from "./page-texts"

/** The way on from a screen with nothing to show, if its business is known. It leaves another site's frame. */
export function BusinessPageLink({ slug, name }: { slug: string; name: string }) {
	return (
		<a href={`/${slug}`} target="_top" className={buttonClass({ size: "lg" })}>
			{goToPageOf(name)}
		</a>
	)
}
