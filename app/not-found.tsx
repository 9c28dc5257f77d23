import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"

export const metadata: Metadata = { title: "Page not found" }

export default function NotFound() {
	return (
		<MessageScreen
			title="Page not found"
			message="There's nothing at this address. Please check the link that brought you here."
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					Go to the homepage
				</a>
			}
		/>
	)
}
