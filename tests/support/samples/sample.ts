import type { Product } from "@/lib/calls"
import type { Auth, Contract, OperationName } from "@/lib/client/contract"
import type { SendOptions } from "../send"

/** The operations of these callers. */
export type OperationOf<A extends Auth> = {
	[K in OperationName]: Contract[K]["auth"] extends A ? K : never
}[OperationName]

/** The password of accounts whose requests are about themselves. */
export const SAMPLE_PASSWORD = "sample password"

/** What the matrix knows of a tenant when it makes a request inside it. */
export interface SampleTenant {
	id: string
	slug: string
}

export interface Sample {
	/**
	 * Makes the rows it needs and returns a request that succeeds for any authorized caller. Requests about the
	 * caller's own account use `askerId`, an account with SAMPLE_PASSWORD.
	 */
	valid(tenant: SampleTenant, askerId: string): Promise<SendOptions<OperationName>>
	/** The status on success. */
	success: number
	/** That of what the request names, where its call is of no product. */
	product?: Product
	/** The request names a row of the tenant by its id, so another tenant's admin gets a 404. */
	namesRow?: true
	/** The request names all rows of a table that all tests share, so it is a conflict once there is another one. */
	namesAll?: true
}
