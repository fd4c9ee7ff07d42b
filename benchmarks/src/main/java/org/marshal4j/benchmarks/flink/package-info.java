/** Records as Apache Flink serializes them between tasks and for its state: its own serializers, Fory's and ours. */
package org.marshal4j.benchmarks.flink;
