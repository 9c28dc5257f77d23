import { t } from "@/lib/languages/t"

export const starsGiven = (count: number) => t`${count} of 5 stars`
