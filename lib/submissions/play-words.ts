import { t } from "@/lib/languages/t"

/** As public/widget.js says it. */
export const playVideoOf = (name: string | null) =>
	name ? t`Play the video of ${name}` : t("Play the video of a customer")
