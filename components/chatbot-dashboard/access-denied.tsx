import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { chatbotWords } from "./chatbot-words"

/** Shown instead of the redirect to the login that other dashboards make. */
export function AccessDenied() {
	return (
		<div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
			<Glyph name="alert" size={28} className="text-danger" />
			<h1 className="text-lg font-medium">{chatbotWords.accessDenied}</h1>
			<a href="/admin/platform" className={`mt-2 ${buttonClass({ variant: "primary" })}`}>
				{chatbotWords.goToLogin}
			</a>
		</div>
	)
}
