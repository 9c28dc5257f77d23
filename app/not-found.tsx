import type { Metadata } from "next"
import * as layoutWords from "@/components/layout/layout-words"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"

export const generateMetadata = (): Metadata => ({ title: layoutWords.notFound })

/** For an address that names no business, and so no language. */
export default function NotFound() {
	return (
		<MessageScreen
			title={layoutWords.notFound}
			message={layoutWords.notFoundWhy}
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{layoutWords.toHomepage}
				</a>
			}
		/>
	)
}
