/**
 * For users. {@link org.marshal4j.runtime.Marshaller} writes and reads objects, {@link
 * org.marshal4j.runtime.Marshallers} finds the marshaller of a class, and {@link org.marshal4j.runtime.MarshalException}
 * says what is wrong with an object or a message. To marshal a type by hand, implement {@link
 * org.marshal4j.runtime.FieldMarshaller} or {@link org.marshal4j.runtime.FixedFieldMarshaller}: it writes to an {@link
 * org.marshal4j.runtime.Output} and reads from an {@link org.marshal4j.runtime.Input}.
 */
@NullMarked
package org.marshal4j.runtime;

import org.jspecify.annotations.NullMarked;
