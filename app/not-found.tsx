import type { Metadata } from "next"
import * as layoutWords from "@/components/layout/layout-words"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"
import { t } from "@/lib/languages/t"

export const generateMetadata = (): Metadata => ({ title: t(layoutWords.notFound) })

export default function NotFound() {
	return (
		<MessageScreen
			title={t(layoutWords.notFound)}
			message={t(layoutWords.notFoundWhy)}
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{t(layoutWords.toHomepage)}
				</a>
			}
		/>
	)
}
