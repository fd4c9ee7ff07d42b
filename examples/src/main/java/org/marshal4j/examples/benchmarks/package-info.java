/** JMH benchmarks: {@code ./mvnw -q -Pbench verify}. */
package org.marshal4j.examples.benchmarks;
