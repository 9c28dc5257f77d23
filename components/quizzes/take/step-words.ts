import { t } from "@/lib/languages/t"

export const clearAnswer = "Clear answer"
export const questionPosition = (index: number, total: number) => t`Question ${index + 1} of ${total}`
export const questionNumber = (index: number) => t`Question ${index + 1}`
export const optional = "Optional"
export const lowest = "Lowest"
export const highest = "Highest"
export const chooseAny = "Choose all that apply."
export const chooseUpTo = (count: number) => t`You can choose up to ${count}.`
export const readAs = (number: string) => t`We read this as ${number}.`
export const newLine = "Shift + Enter for a new line"
export const charactersLeft = (count: number) => t`${count} left`
