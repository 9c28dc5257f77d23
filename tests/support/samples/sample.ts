import type { OperationName } from "@/lib/client/contract"
import type { SendOptions } from "../send"

/** Of the accounts that ask about themselves. */
export const SAMPLE_PASSWORD = "sample password"

/** What the matrix knows of a tenant when it makes a request inside it. */
export interface SampleTenant {
	id: string
	slug: string
}

export interface Sample {
	/**
	 * A request that succeeds for whoever may make it. Makes the rows that it needs. Whoever asks about itself is `askerId`,
	 * an account with SAMPLE_PASSWORD.
	 */
	valid(tenant: SampleTenant, askerId: string): Promise<SendOptions<OperationName>>
	/** Status of success. */
	success: number
	/** The request names a row of the tenant by its id, so another tenant's is a 404. */
	namesRow?: true
}
