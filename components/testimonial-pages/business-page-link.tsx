import { type ButtonVariant, buttonClass } from "@/components/ui/button-class"
import { keepLanguage } from "@/lib/languages/keep-language"
import * as visitWords from "@/lib/tenants/visit-words"
import * as pageWords from "./page-words"

export interface BusinessPageLinkProps {
	slug: string
	name: string
	/** The business's own site. Without one the link leads to its page here. */
	website?: string
	variant?: ButtonVariant
}

/** The way on from a screen with nothing left to do, if its business is known. It leaves another site's frame. */
export function BusinessPageLink({ slug, name, website, variant }: BusinessPageLinkProps) {
	return (
		<a
			href={website ?? keepLanguage(`/${slug}`)}
			target="_top"
			className={`${buttonClass({ variant, size: "lg" })} max-w-full`}
		>
			<span className="truncate">{website ? visitWords.visitBusiness(name) : pageWords.goToPageOf(name)}</span>
		</a>
	)
}
