/**
 * What generated marshallers call: raw and portable access to the bytes of a Chronicle buffer, the coding of each kind
 * of value, and the description of a failure.
 *
 * <p>Applications use {@link org.marshal4j.runtime.Marshaller}, {@link org.marshal4j.runtime.Marshallers},
 * {@link org.marshal4j.runtime.Explain} and {@link org.marshal4j.runtime.ObjectLayout}, and meet
 * {@link org.marshal4j.runtime.MarshalException}. The other classes are public only because generated code stands in
 * the packages of its users.
 */
@NullMarked
package org.marshal4j.runtime;

import org.jspecify.annotations.NullMarked;
