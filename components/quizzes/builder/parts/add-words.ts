import { counted } from "@/components/ui/counted"

export const addWords = {
	mostReached: (max: number, thing: string) => `You've reached the limit of ${counted(max, thing)}.`,
	question: "question",
	outcome: "outcome",
	option: "option",
	band: "band",
	rule: "rule",
	condition: "condition",
}
