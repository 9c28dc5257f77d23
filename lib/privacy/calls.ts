import { tenant } from "@/lib/calls"
import { Paging } from "@/lib/db/paging"
import { ErasureReceipt, ErasureReceipts, PersonCounts } from "./answers"
import { PersonRequest } from "./schema"

export const peopleCalls = {
	// POST, because an address in a query would end up in logs.
	"POST /api/admin/people/find": tenant("Find one person's data", {
		effect: "read",
		product: null,
		body: PersonRequest,
		answer: PersonCounts,
	}),
	"POST /api/admin/people/export": tenant("Export one person's data", {
		effect: "export",
		asksAgain: true,
		product: null,
		body: PersonRequest,
		types: ["application/json"],
	}),
	"POST /api/admin/people/erase": tenant("Erase one person's data", {
		effect: "removal",
		asksAgain: true,
		product: null,
		body: PersonRequest,
		answer: ErasureReceipt,
	}),
	"GET /api/admin/people/receipts": tenant("List erasure receipts", {
		effect: "read",
		product: null,
		query: Paging,
		answer: ErasureReceipts,
	}),
}
