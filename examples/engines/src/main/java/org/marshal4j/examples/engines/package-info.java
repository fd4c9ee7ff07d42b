/**
 * Order books that go from Kafka through Flink into Hazelcast. {@link org.marshal4j.examples.engines.EnginesDemo} starts all three in one
 * JVM, kills what computes, and replaces it by a job with a newer version of the class.
 */
@NullMarked
package org.marshal4j.examples.engines;

import org.jspecify.annotations.NullMarked;
