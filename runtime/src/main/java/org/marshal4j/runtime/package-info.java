/**
 * The API for applications. {@link org.marshal4j.runtime.Marshaller} writes and reads objects, and {@link
 * org.marshal4j.runtime.Marshallers} finds the marshaller of a class. To marshal a type by hand, implement {@link
 * org.marshal4j.runtime.FieldMarshaller} or {@link org.marshal4j.runtime.FixedFieldMarshaller}.
 */
@NullMarked
package org.marshal4j.runtime;

import org.jspecify.annotations.NullMarked;
