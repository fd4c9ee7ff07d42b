/**
 * For users: messages in records of Apache Kafka. {@link org.marshal4j.kafka.MarshallerSerializer} writes them,
 * {@link org.marshal4j.kafka.MarshallerDeserializer} reads them, and {@link org.marshal4j.kafka.MarshallerSerde} does
 * both. Each record carries the fingerprint of the schema it was written with, so that a consumer with another schema
 * notices before it reads a byte. If it knows that schema, from the lock file in its jar or from a
 * {@link org.marshal4j.kafka.SchemaTopic}, it can still read the record.
 *
 * <pre>{@code
 * producer = new KafkaProducer<>(config, new StringSerializer(), MarshallerSerializer.of(QuoteMarshaller.INSTANCE));
 * consumer = new KafkaConsumer<>(
 *         config, new StringDeserializer(), MarshallerDeserializer.of(QuoteMarshaller.INSTANCE));
 * }</pre>
 */
@NullMarked
package org.marshal4j.kafka;

import org.jspecify.annotations.NullMarked;
