import type { Metadata } from "next"
import { NOT_FOUND, NOT_FOUND_WHY, TO_HOMEPAGE } from "@/components/layout/layout-texts"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"

export const metadata: Metadata = { title: NOT_FOUND }

export default function NotFound() {
	return (
		<MessageScreen
			title={NOT_FOUND}
			message={NOT_FOUND_WHY}
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{TO_HOMEPAGE}
				</a>
			}
		/>
	)
}
