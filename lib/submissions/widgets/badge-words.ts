import { t, visitorLocale } from "@/lib/languages/t"
import * as tenantSentences from "@/lib/tenants/words"
import type { ShownWidget } from "./queries"

const videos = (count: number) => (count === 1 ? t("1 video testimonial") : t`${count} video testimonials`)
const all = (count: number) => (count === 1 ? t("1 testimonial") : t`${count} testimonials`)

const dayOf = (time: Date | string) =>
	new Date(time).toLocaleDateString(visitorLocale(), { dateStyle: "medium", timeZone: "UTC" })

function rated({ average, count, since }: NonNullable<ShownWidget["rating"]>): string {
	const stars = average.toLocaleString(visitorLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
	const line = count === 1 ? t`${stars} ★ from 1 customer` : t`${stars} ★ from ${count} customers`
	if (!since) return line
	const day = dayOf(since)
	return t`${line}, rejected ones since ${day}`
}

/** Without the name, which could take more lines than the placeholder has room for. */
export function badgeText({ rating, count, hasWritten }: Pick<ShownWidget, "rating" | "count" | "hasWritten">): string {
	if (rating) return rated(rating)
	if (count === 0) return t(tenantSentences.defaultPageHeadline)
	return hasWritten ? all(count) : videos(count)
}
