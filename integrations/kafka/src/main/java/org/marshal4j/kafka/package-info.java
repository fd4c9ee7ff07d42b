/**
 * Messages in records of Apache Kafka: {@link org.marshal4j.kafka.MarshallerSerializer}, {@link org.marshal4j.kafka.MarshallerDeserializer} and
 * {@link org.marshal4j.kafka.MarshallerSerde}. Each record carries the fingerprint of the form that it was written in, so a consumer whose class has
 * another form notices before it reads a byte. Forms that it knows, from the lock file in its jar or from a {@link org.marshal4j.kafka.SchemaTopic},
 * are read all the same.
 *
 * <pre>{@code
 * producer = new KafkaProducer<>(config, new StringSerializer(), MarshallerSerializer.of(QuoteMarshaller.INSTANCE));
 * consumer = new KafkaConsumer<>(config, new StringDeserializer(), MarshallerDeserializer.of(QuoteMarshaller.INSTANCE));
 * }</pre>
 */
@NullMarked
package org.marshal4j.kafka;

import org.jspecify.annotations.NullMarked;
