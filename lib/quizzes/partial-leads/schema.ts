import { pagingFields } from "@/lib/db/paging"
import { SessionFilter } from "../analytics/schema"

export const PartialLeadsQuery = SessionFilter.pick({ quiz_id: true }).extend(pagingFields(100))
