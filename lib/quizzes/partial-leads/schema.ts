import { pagingFields } from "@/lib/db/paging"
import { SessionFilter } from "../analytics/schema"

export const PartialLeadsFilter = SessionFilter.pick({ quiz_id: true })
export const PartialLeadsQuery = PartialLeadsFilter.extend(pagingFields(100))
