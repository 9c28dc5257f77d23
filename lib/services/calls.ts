import { anyone } from "@/lib/calls"
import { Health } from "./answers"

export const operatorCalls = {
	"GET /api/health": anyone("Ask whether the installation works", { answer: Health, refusal: Health, also: [503] }),
	"GET /api/metrics": anyone("Get the operator's figures, for Prometheus", { types: ["text/plain"], also: [401, 404] }),
}
