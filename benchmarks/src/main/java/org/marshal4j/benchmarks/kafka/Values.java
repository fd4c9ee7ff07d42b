package org.marshal4j.benchmarks.kafka;

import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * The values of a topic, in the classes of one format.
 *
 * @param made the update with a sequence number; always the same object, if its class is mutable
 * @param sequence the sequence number of a value that was read
 */
record Values<T>(
        Serializer<T> serializer, Deserializer<T> deserializer, LongFunction<T> made, ToLongFunction<T> sequence) {}
