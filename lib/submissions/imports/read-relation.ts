import { type Relation, relations } from "../field-words"

const SYNONYMS: Readonly<Record<Relation, readonly string[]>> = {
	customer: ["client", "buyer", "guest", "user", "patient", "student", "member", "kunde", "kundin", "cliente"],
	employee: [
		"staff",
		"team",
		"team member",
		"colleague",
		"coworker",
		"founder",
		"owner",
		"mitarbeiter",
		"mitarbeiterin",
	],
	family: ["friend", "relative", "family", "friends", "spouse", "freund", "freundin", "familie"],
	partner: ["partner", "supplier", "vendor", "reseller", "investor", "affiliate"],
	paid: ["paid", "sponsored", "sponsor", "influencer", "ambassador"],
}
const RELATIONS = Object.keys(relations) as Relation[]

/** A cell of a list as the relation that it names. "" for an empty one; null for other words. */
export function readRelation(cell: string): Relation | "" | null {
	const word = cell.trim().toLowerCase()
	if (word === "") return ""
	const names = (relation: Relation) => [relation, relations[relation].toLowerCase(), ...SYNONYMS[relation]]
	return RELATIONS.find((relation) => names(relation).includes(word)) ?? null
}
