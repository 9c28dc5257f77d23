/** One attempt. Throws where a later attempt may succeed; a refusal for good is written down and does not throw. */
export async function deliverMail(_deliveryId: string): Promise<void> {}
