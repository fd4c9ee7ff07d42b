/** Kafka's records, with marshal4j, Avro, Protobuf and JSON. */
package org.marshal4j.benchmarks.kafka;
