package org.marshal4j.kafka;

import org.apache.kafka.common.header.Headers;

/**
 * A key or value that could not be read; a {@link PoisonHandler} gets it.
 *
 * <pre>{@code
 * deadLetters.send(new ProducerRecord<>("dead-letters", message.bytes()));
 * }</pre>
 *
 * @param topic the topic of the record
 * @param headers the headers of the record; empty if it has none
 * @param bytes all bytes of the message
 * @param cause why it could not be read
 */
@SuppressWarnings("ArrayRecordComponent") // never shared and never compared
public record PoisonMessage(String topic, Headers headers, byte[] bytes, RuntimeException cause) {}
