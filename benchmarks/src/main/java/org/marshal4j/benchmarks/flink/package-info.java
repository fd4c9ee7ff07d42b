/**
 * Records as Apache Flink serializes them between tasks and for its state: with its own serializers, Fory's, and that
 * of marshal4j.
 */
package org.marshal4j.benchmarks.flink;
