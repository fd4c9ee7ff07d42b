package org.apache.kafka.common.serialization;

/** Stands for the interface of that name. */
public interface Deserializer<T> {

    T deserialize(String topic, byte[] data);
}
