package org.apache.kafka.common.serialization;

/** Stands for the interface of that name. */
public interface Serializer<T> {

    byte[] serialize(String topic, T data);
}
