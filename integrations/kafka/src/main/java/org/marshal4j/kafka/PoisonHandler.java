package org.marshal4j.kafka;

import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * Decides what becomes of a message that cannot be read. Without one, the deserializer throws, and a plain consumer stays at that record until
 * somebody seeks past it. Kafka Streams has its own {@code DeserializationExceptionHandler}, which needs the exception. A handler named in a
 * configuration has a public constructor without parameters. Called by the thread that reads.
 *
 * @param <T> the type of the messages
 */
@FunctionalInterface
public interface PoisonHandler<T> {
    /**
     * Takes a message that could not be read.
     *
     * @return what the application gets in its place, which may be null
     * @throws RuntimeException to stop at this record
     */
    @Nullable
    T handle(PoisonMessage message);

    /** Stops at the record: throws a {@link SerializationException} that says why the message could not be read. */
    static <T> PoisonHandler<T> fail() {
        return message -> {
            throw message.cause() instanceof SerializationException already
                    ? already
                    : new SerializationException(
                            "topic " + message.topic() + ": " + message.cause().getMessage(), message.cause());
        };
    }

    /** Goes on: the application gets null. */
    static <T> PoisonHandler<T> skip() {
        return message -> null;
    }
}
