/**
 * For users: objects with marshallers in streams and state of Apache Flink.
 * {@link org.marshal4j.flink.MarshallerTypeInfo} gives Flink the serializer of a class. If
 * {@link org.marshal4j.flink.MarshallerTypeInfoFactory} is on the class, Flink finds it without help:
 *
 * <pre>{@code
 * @Marshal
 * @TypeInfo(MarshallerTypeInfoFactory.class)
 * record Quote(long at, double price, String symbol) {}
 * }</pre>
 *
 * <p>{@link org.marshal4j.flink.MarshallerDeserializationSchema} and
 * {@link org.marshal4j.flink.MarshallerSerializationSchema} read and write the records of sources and sinks, such as
 * Kafka's.
 *
 * <p>State stores the schemas it was written with. If the class of a job has changed, Flink reads the state as it is,
 * converts it, or refuses it before the first byte is read.
 */
@NullMarked
package org.marshal4j.flink;

import org.jspecify.annotations.NullMarked;
