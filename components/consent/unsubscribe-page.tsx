import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { Button } from "@/components/ui/button"
import { pathOf } from "@/lib/client/api"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import type { UnsubscribeView } from "@/lib/submissions/invitations/unsubscribe-loaders"
import * as consentWords from "./consent-words"

/** Asks once, because mail scanners open the link too. The form works without JavaScript and leads back here. */
export function UnsubscribePage({ business, done, token }: UnsubscribeView & { token: string }) {
	return (
		<PublicFrame business={business} footer={t(consentWords.unsubscribeFooter)} narrow>
			<div className="flex max-w-prose flex-col items-start gap-6 py-4 lg:py-8">
				<h1 className="font-display text-xl md:text-2xl">
					{done ? t(consentWords.unsubscribedTitle) : consentWords.unsubscribeQuestion(business.name)}
				</h1>
				<p className="text-base">
					{done ? consentWords.unsubscribedFrom(business.name) : t(consentWords.unsubscribeEffect)}
				</p>
				{!done && (
					<form method="post" action={keepLanguage(pathOf("POST /api/unsubscribe/{token}", { token }))}>
						<Button type="submit" variant="primary" size="lg" needsScript={false}>
							{t(consentWords.unsubscribe)}
						</Button>
					</form>
				)}
			</div>
		</PublicFrame>
	)
}
