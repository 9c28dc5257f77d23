import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { GENERAL_CATEGORY } from "./defaults"

/** What a page and a report show for a category, whose name as the business wrote it stays its key. */
export const shownCategory = (name: string): string => (name === GENERAL_CATEGORY ? t("General") : ownWords(name))

/** For the element that holds `shownCategory()`. */
export const categoryLang = (name: string): ReturnType<typeof ownWordsLang> =>
	name === GENERAL_CATEGORY ? {} : ownWordsLang(name)
