import { anyone } from "@/lib/calls"
import { Health } from "./answers"

/** For the operator of the installation. */
export const operatorCalls = {
	"GET /api/health": anyone("Ask whether the installation works", { answer: Health, refusal: Health, also: [503] }),
	// Text, for the operator's Prometheus.
	"GET /api/metrics": anyone("Get the operator's figures, for Prometheus", { types: ["text/plain"], also: [401, 404] }),
}
