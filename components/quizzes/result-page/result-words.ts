import { t } from "@/lib/languages/t"
import * as reportWords from "@/lib/quizzes/report/words"

export const resultRegion = "Your result"
export const categories = reportWords.headings.categories
export const recommendations = reportWords.headings.recommendations
export const answersInDetail = reportWords.headings.breakdown
export const nextStepOn = "Your next step is on"
export const continueTo = reportWords.continueTo
export const opensHost = (host: string) => t`Opens ${host} in a new tab`
export const newTab = "(opens in a new tab)"
export const sentTo = (email: string) => t`Sent to ${email}. It can take a few minutes to arrive.`
export const notMailed = "You didn't leave an email address, so nothing was sent."
export const downloadReport = "Download your report"
export const preparingReport = "Preparing your report…"
export const reportDownloaded = "Downloaded. You can download it again on this page anytime."
export const reportFailed = "We couldn't create your report just now. Your result is safe."
export const takeAgain = "Take it again"
export const customersSay = "What customers say"
export const testimonialGone = "This testimonial can't be played, or is no longer available."
