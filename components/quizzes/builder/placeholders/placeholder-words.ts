import { FIELDS_MAX } from "@/lib/tenants/hidden-fields"

export const placeholderWords = {
	insert: "Insert",
	into: (label: string) => ` into ${label}`,
	note: "Add what to show instead behind a bar: {name|friend}.",
	plain: {
		name: "the visitor's name",
		user_name: "the visitor's name",
		score: "the score in points",
		percentage: "the score in percent",
		outcome_title: "the outcome's title",
		quiz_name: "the quiz's name",
		tenant_name: "your business's name",
	} as Readonly<Record<string, string>>,
	answerTo: (text: string) => `the answer to “${text}”`,
	field: (name: string) => `the hidden field ${name}`,
	shows: (what: string, fallback: string) => `Shows: ${what}${fallback && `, or “${fallback}”`}`,
	gone: "Shows the answer to a question that isn't in the quiz",
	later: (text: string) => `Asks for the answer to “${text}”, which isn't known here yet`,
	noField: (name: string) => `The quiz has no hidden field ${name}`,
	nameLate: "Name and email are asked last, so the name isn't known here. Details can ask for them first.",
	nameNever: "No one is asked for a name, so it isn't known here. Details can ask for it first.",
	tooEarly: (what: string) => `Isn't replaced here: visitors learn ${what} at the end`,
	notMailed: (what: string) => `Mails to visitors leave out ${what}: anyone can type anything there`,

	fields: "Hidden fields",
	fieldsHint: `Up to ${FIELDS_MAX} names, with commas between them. The quiz keeps their values from its address, such as …?city=Bern, and rules and texts can use them. name and email fill in the contact step.`,
	fieldsExample: "city, plan",
	tryFields: "Hidden fields to try",
}
