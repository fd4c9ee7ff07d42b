/** The media content of jvm-serializers. */
package org.marshal4j.benchmarks.workload.media;
