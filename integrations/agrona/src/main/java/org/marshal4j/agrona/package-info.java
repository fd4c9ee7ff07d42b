/**
 * For users: messages in Agrona's buffers, which Aeron sends and receives.
 * {@link org.marshal4j.agrona.AgronaMessages} writes and reads them in place.
 *
 * <pre>{@code
 * int length = (int) QuoteMarshaller.INSTANCE.sizeOf(quote);
 * if (publication.tryClaim(length, claim) > 0) {
 *     messages.write(QuoteMarshaller.INSTANCE, quote, claim.buffer(), claim.offset());
 *     claim.commit();
 * }
 * }</pre>
 *
 * <p>{@link org.marshal4j.agrona.AgronaHeaders} tells the other side which schemas the messages have.
 */
@NullMarked
package org.marshal4j.agrona;

import org.jspecify.annotations.NullMarked;
