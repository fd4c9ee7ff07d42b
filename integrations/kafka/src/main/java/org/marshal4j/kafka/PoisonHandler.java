package org.marshal4j.kafka;

import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.ShownText;

/**
 * Decides what happens to a message that cannot be read.
 *
 * <pre>{@code
 * MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).onPoison(message -> {
 *     log.warn("skipped a message of {}", message.topic(), message.cause());
 *     return null;
 * });
 * }</pre>
 *
 * <p>Without a handler, the deserializer throws, and a plain consumer stays at that record until somebody seeks past
 * it. Kafka Streams has its own {@code DeserializationExceptionHandler}, which needs the exception. A handler named
 * in a configuration needs a public constructor without parameters. It is called by the thread that reads.
 *
 * @param <T> the type of the messages
 */
@FunctionalInterface
public interface PoisonHandler<T> {
    /**
     * Handles a message that could not be read.
     *
     * @param message the message
     * @return what the application gets instead, which may be null
     * @throws RuntimeException to stop at this record
     */
    @Nullable
    T handle(PoisonMessage message);

    /**
     * Stops at the record: throws a {@link SerializationException} that says why the message could not be read.
     *
     * @param <T> the type of the messages
     * @return the handler
     */
    static <T> PoisonHandler<T> fail() {
        return message -> {
            throw message.cause() instanceof SerializationException already
                    ? already
                    : new SerializationException(
                            "topic " + message.topic() + ": "
                                    + ShownText.ofLines(
                                            String.valueOf(message.cause().getMessage())),
                            message.cause());
        };
    }

    /**
     * Continues with the next record: the application gets null.
     *
     * @param <T> the type of the messages
     * @return the handler
     */
    static <T> PoisonHandler<T> skip() {
        return message -> null;
    }
}
