import type { OperationName } from "@/lib/client/contract"
import type { SendOptions } from "../send"

/** What the matrix knows of a tenant when it makes a request inside it. */
export interface SampleTenant {
	id: string
	slug: string
}

export interface Sample {
	/** A request that succeeds for whoever may make it. Makes the rows that it needs. */
	valid(tenant: SampleTenant): Promise<SendOptions<OperationName>>
	/** Status of success. */
	success: number
	/** The request names a row of the tenant by its id, so another tenant's is a 404. */
	namesRow?: true
}
