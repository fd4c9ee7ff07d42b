/**
 * Order books that go from Kafka through Flink into Hazelcast. {@link org.marshal4j.examples.engines.EnginesDemo}
 * starts all three in one JVM, kills Flink's task manager, and replaces the job by one with a newer version of
 * the class.
 */
@NullMarked
package org.marshal4j.examples.engines;

import org.jspecify.annotations.NullMarked;
