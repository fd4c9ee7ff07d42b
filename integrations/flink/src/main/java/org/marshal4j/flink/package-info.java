/**
 * Objects with marshallers in streams and state of Apache Flink. {@link org.marshal4j.flink.MarshallerTypeInfo} is what Flink asks for the
 * serializer of a class; with {@link org.marshal4j.flink.MarshallerTypeInfoFactory} on the class it finds that by itself:
 *
 * <pre>{@code
 * @Marshal
 * @TypeInfo(MarshallerTypeInfoFactory.class)
 * record Quote(long at, double price, String symbol) {}
 * }</pre>
 *
 * <p>State keeps the schemas that it was written by, so a job whose class has changed reads it as it is, has it converted, or is refused before it
 * reads a byte.
 */
@NullMarked
package org.marshal4j.flink;

import org.jspecify.annotations.NullMarked;
